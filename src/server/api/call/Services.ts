import type { Issue } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import type { ApiCache } from './ApiCache'
import type { OwnedData, OwnedParts } from './OwnedData'

/**
 * The services that every handler receives. In a read, `db` and `now` record what the answer depends on. An area adds the services
 * that only it needs in its own room, by declaration merging.
 */
export interface Services {
  db: Database
  now: () => Date
  /** Receives issues in the town's data. */
  onIssue(issue: Issue): void
  cache: ApiCache
  /** The tables whose changes are not counted, so that no shared answer may be made from them. */
  untrackedTables: ReadonlySet<string>
  /** What visitors own in all areas. */
  ownedData: Required<OwnedData<OwnedParts>>
}
