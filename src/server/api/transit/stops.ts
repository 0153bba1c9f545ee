import type { Selectable } from 'kysely'
import type { Database } from '../../db/Tables'
import type { Scope } from '../call/Scope'
import type { TransitFeedTable, TransitStopTable } from './TransitTables'

export type FeedRow = Selectable<TransitFeedTable>
export type StopRow = Selectable<TransitStopTable>
export type FoundStop = { stop: StopRow; feed: FeedRow }

/**
 * The database for the tables of feeds. They change only together with their row of `transit_feed`, so an answer depends on that
 * table alone; read it through the scope first.
 */
export const feedTables = ({ db }: Pick<Scope, 'db'>): Database => db.withoutPlugins()

/** Reads the feeds of the town, by number. */
export async function readFeeds(scope: Pick<Scope, 'db' | 'name'>): Promise<ReadonlyMap<number, FeedRow>> {
  const feeds = await scope.db.selectFrom('transit_feed').selectAll().where('portal', '=', scope.name).execute()
  return new Map(feeds.map((feed) => [feed.id, feed]))
}

/** Finds stops of the town by their uids. */
export async function findStops(scope: Pick<Scope, 'db' | 'name'>, uids: readonly string[]): Promise<FoundStop[]> {
  const feeds = await readFeeds(scope)
  if (uids.length === 0 || feeds.size === 0) return []
  const stops = await feedTables(scope)
    .selectFrom('transit_stop')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', 'in', uids)
    .execute()
  return stops.flatMap((stop) => {
    const feed = feeds.get(stop.feed)
    return feed ? [{ stop, feed }] : []
  })
}

/** The numbers of the stops at which one waits for a ride: a station has its platforms, a platform only itself. */
export async function stopsOfBoard(scope: Pick<Scope, 'db'>, { feed, stop, board }: StopRow): Promise<number[]> {
  if (stop !== board) return [stop]
  const rows = await feedTables(scope)
    .selectFrom('transit_stop')
    .select('stop')
    .where('feed', '=', feed)
    .where('board', '=', board)
    .execute()
  return rows.map((row) => row.stop)
}
