import type { Area } from '../call/Area'
import { listBikeRacks, listBloodCollections } from './handlers'

export const collections = {
  handlers: { listBikeRacks, listBloodCollections },
  tables: { blood_collection: 'tracked', bike_rack: 'tracked', feed_copy: 'tracked' },
} satisfies Area
