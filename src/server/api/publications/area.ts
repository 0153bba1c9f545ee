import type { PublicationTables } from '../../db/tables/PublicationTables'
import type { Area, Tracked } from '../Area'
import { listPublications, readPublication } from './handlers'
import { findPublicationCell } from './publicationPage'

export const publications = {
  service: 'news',
  handlers: { listPublications, readPublication },
  tables: { publication: 'tracked' } satisfies Tracked<PublicationTables>,
  blockFinders: { publication: findPublicationCell },
} satisfies Area
