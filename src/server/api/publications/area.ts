import type { Area } from '../Area'
import { listPublications, readPublication } from './handlers'

export const publications = {
  handlers: { listPublications, readPublication },
  tables: { publication: 'tracked' },
} satisfies Area
