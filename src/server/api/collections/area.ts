import type { Area, Tracked } from '../Area'
import type { CollectionTables } from './CollectionTables'
import { listBikeRacks, listBloodCollections } from './handlers'
import { readFeedsJob } from './readFeeds'

export const collections = {
  handlers: { listBikeRacks, listBloodCollections },
  tables: {
    blood_collection: 'tracked',
    bike_rack: 'tracked',
    feed_copy: 'tracked',
  } satisfies Tracked<CollectionTables>,
  jobs: (context) => ({ 'read-feeds': readFeedsJob(context) }),
} satisfies Area
