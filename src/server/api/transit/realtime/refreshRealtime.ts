import { type Selectable, sql } from 'kysely'
import { fetch } from 'undici'
import { insertRows } from '../../../db/seed/insertRows'
import type { Database } from '../../../db/Tables'
import { readBounded } from '../../../http/readBounded'
import type { TransitFeedTable } from '../TransitTables'
import { type FeedMessage, readFeedMessage, type TripUpdate } from './readFeedMessage'

type Feed = Selectable<TransitFeedTable>

/** Operators ask not to be asked more often. */
const intervalMs = 30_000
/** Time that an operator has to answer. */
const timeoutMs = 10_000
/** The live data of a country have about 5 MB. */
const maxBytes = 32 * 1024 * 1024

/**
 * Reads the live data of every feed that has some, once in thirty seconds among all servers. Data that cannot be read leave the last
 * good copy, which departures use as long as it says something about now.
 */
export async function refreshRealtime(db: Database, now: Date): Promise<void> {
  const feeds = await db
    .selectFrom('transit_feed')
    .selectAll()
    .where((eb) => eb.or([eb('trip_updates_url', 'is not', null), eb('alerts_url', 'is not', null)]))
    .execute()
  for (const feed of feeds) if (await claim(db, feed, now)) await refresh(db, feed, now)
}

/** Takes the turn to ask for the live data of a feed; false when a server asked for them less than thirty seconds ago. */
async function claim(db: Database, { id }: Feed, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - intervalMs)
  const { numUpdatedRows } = await db
    .updateTable('transit_feed')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before), eb('asked_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function refresh(db: Database, feed: Feed, now: Date): Promise<void> {
  const urls = new Set([feed.trip_updates_url, feed.alerts_url].filter((url) => url !== null))
  const messages = new Map<string, FeedMessage>()
  for (const url of urls) {
    const message = await readMessage(url)
    if (message) messages.set(url, message)
  }
  const updates = feed.trip_updates_url ? messages.get(feed.trip_updates_url) : undefined
  const alerts = feed.alerts_url ? messages.get(feed.alerts_url) : undefined
  if (updates) await storeUpdates(db, feed, updates, now)
  if (alerts) await storeAlerts(db, feed, alerts, now)
}

/** Fetches a message; undefined when it cannot be read, for whatever reason. */
async function readMessage(url: string): Promise<FeedMessage | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return undefined
    }
    return readFeedMessage(await readBounded(answer.body, maxBytes))
  } catch {
    return undefined
  }
}

/** The time of the data, which is not in the future. */
const timeOf = ({ madeAt = new Date(0) }: FeedMessage, now: Date): Date =>
  madeAt.getTime() > 0 && madeAt < now ? madeAt : now

async function storeUpdates(db: Database, { id: feed }: Feed, message: FeedMessage, now: Date): Promise<void> {
  const places = await findPlaces(db, feed, message.updates)
  await db.transaction().execute(async (transaction) => {
    const isStill = await touch(transaction, feed, { updates_at: timeOf(message, now) })
    if (!isStill) return
    await transaction.deleteFrom('transit_trip_update').where('feed', '=', feed).execute()
    const rows = message.updates.map(({ trip, day, starts, isCancelled, stops }) => {
      const placed = stops.map((stop) => ({ ...stop, seq: stop.seq ?? places.get(`${trip} ${stop.stop}`) }))
      const sorted = placed.sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0))
      return { feed, trip, day, starts, is_cancelled: isCancelled, stops: JSON.stringify(sorted) }
    })
    await insertRows(transaction, 'transit_trip_update', rows)
  })
}

async function storeAlerts(db: Database, { id: feed }: Feed, message: FeedMessage, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await touch(transaction, feed, { alerts_at: timeOf(message, now) }))) return
    await transaction.deleteFrom('transit_alert').where('feed', '=', feed).execute()
    const rows = message.alerts.map((alert) => ({ feed, record: JSON.stringify(alert) }))
    await insertRows(transaction, 'transit_alert', rows)
  })
}

/** Changes the row of a feed, on which answers depend; false when an import replaced the feed meanwhile. */
async function touch(
  db: Database,
  feed: number,
  change: Partial<Pick<Feed, 'updates_at' | 'alerts_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transit_feed')
    .set(change)
    .where('id', '=', feed)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Finds where in their rides the stops are that an operator names without it, by `<trip> <stop>`. */
async function findPlaces(
  db: Database,
  feed: number,
  updates: readonly TripUpdate[],
): Promise<ReadonlyMap<string, number>> {
  const named = updates.flatMap(({ trip, stops }) =>
    stops.flatMap(({ seq, stop }) => (seq === undefined && stop !== undefined ? [{ trip, stop }] : [])),
  )
  if (named.length === 0) return new Map()
  const { rows } = await sql<{ trip: string; stop: string; seq: number }>`
    select named.trip, named.stop, min(seq) as seq
    from json_to_recordset(${JSON.stringify(named)}::json) as named (trip text, stop text)
      join transit_trip on transit_trip.feed = ${feed} and transit_trip.gtfs = named.trip
      join transit_stop_time on transit_stop_time.feed = ${feed} and transit_stop_time.trip = transit_trip.trip
      join transit_stop on transit_stop.feed = ${feed} and transit_stop.stop = transit_stop_time.stop
        and transit_stop.gtfs = named.stop
    group by 1, 2`.execute(db)
  return new Map(rows.map(({ trip, stop, seq }) => [`${trip} ${stop}`, seq]))
}
