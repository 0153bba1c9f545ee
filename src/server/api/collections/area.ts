import type { Area } from '../call/Area'
import { listBikeRacks, listBloodCollections } from './handlers'

export const collections = {
  handlers: { listBikeRacks, listBloodCollections },
} satisfies Area
