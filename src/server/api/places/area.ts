import type { Area } from '../call/Area'

export const places = {
  tables: { place: 'tracked' },
} satisfies Area
