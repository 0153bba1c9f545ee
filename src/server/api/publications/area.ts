import type { Area } from '../Area'
import { listPublications, readPublication } from './handlers'
import { findPublicationCell } from './publicationPage'

export const publications = {
  handlers: { listPublications, readPublication },
  tables: { publication: 'tracked' },
  blockFinders: { publication: findPublicationCell },
} satisfies Area
