import type { Area } from '../Area'
import { listBikeRacks, listBloodCollections } from './handlers'
import { readFeedsJob } from './readFeeds'

export const collections = {
  handlers: { listBikeRacks, listBloodCollections },
  tables: { blood_collection: 'tracked', bike_rack: 'tracked', feed_copy: 'tracked' },
  jobs: (context) => ({ 'read-feeds': readFeedsJob(context) }),
} satisfies Area
