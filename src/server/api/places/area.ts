import type { Area } from '../Area'

export const places = {
  tables: { place: 'tracked' },
} satisfies Area
