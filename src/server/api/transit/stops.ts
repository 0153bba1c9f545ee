import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/Tables'
import type { Scope } from '../call/Scope'
import type { TransitFeedTable, TransitStopTable } from './TransitTables'

/** What departures need to know of their feed. */
export type Feed = Pick<
  Selectable<TransitFeedTable>,
  'time_zone' | 'ends_on' | 'last_second' | 'updates_at' | 'alerts_at'
>
export type StopRow = Selectable<TransitStopTable>
export type FoundStop = { stop: StopRow; feed: Feed }

/** The columns of a `Feed`. */
export const feedColumns = sql<Feed>`transit_feed.time_zone, transit_feed.ends_on, transit_feed.last_second,
  transit_feed.updates_at, transit_feed.alerts_at`

/**
 * The database for the tables of feeds. They change only together with their row of `transit_feed`, so an answer depends on that
 * table alone, which compiling a statement on it records.
 */
export function feedTables({ db }: Pick<Scope, 'db'>): Database {
  db.selectFrom('transit_feed').select('id').compile()
  return db.withoutPlugins()
}

/** Finds stops of the town by their uids. */
export async function findStops(scope: Pick<Scope, 'db' | 'name'>, uids: readonly string[]): Promise<StopRow[]> {
  if (uids.length === 0) return []
  return await feedTables(scope)
    .selectFrom('transit_stop')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', 'in', uids)
    .execute()
}
