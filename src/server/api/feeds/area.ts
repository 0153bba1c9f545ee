import type { Area } from '../Area'
import { listFeed, listPublicationTypes } from './handlers'

export const feeds = {
  handlers: { listFeed, listPublicationTypes },
} satisfies Area
