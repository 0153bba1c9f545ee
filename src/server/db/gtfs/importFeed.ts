import { sql } from 'kysely'
import { daysBetween, wallTime } from '../../time/zonedTime'
import type { Database } from '../Tables'
import { finishStops } from './finishStops'
import { finishTimes } from './finishTimes'
import { GtfsFailure } from './GtfsFailure'
import type { GtfsSource } from './GtfsSource'
import type { Import, ImportProgress } from './Import'
import { ImportSummary } from './ImportSummary'
import type { LoadTarget } from './LoadTarget'
import { loadCalendar } from './loadCalendar'
import { loadAgencies, loadRoutes } from './loadRoutes'
import { loadStops } from './loadStops'
import { loadStopTimes } from './loadStopTimes'
import { loadFrequencies, loadTrips } from './loadTrips'

export type FeedOptions = {
  /** The town that shows the feed. */
  portal: string
  /** Distinguishes the feeds of a town, such as those of buses and trains. The feed of the same name is replaced. */
  name?: string
  now: Date
  /** Addresses of the live data. When absent, those of the replaced feed. */
  tripUpdatesUrl?: string | undefined
  alertsUrl?: string | undefined
  onProgress?: ImportProgress
}

/** The name of a feed of a town that has no other. */
export const onlyFeed = 'main'

/** Days before the end of a feed from which its operator should have sent the next one. */
const warningDays = 7

/**
 * Writes a feed in place of the one with the same name. Run it in a transaction: a `GtfsFailure` must leave the old feed. Returns what
 * was read and left out.
 */
export async function importFeed(target: LoadTarget, source: GtfsSource, options: FeedOptions): Promise<ImportSummary> {
  const { portal, name = onlyFeed, now, onProgress = () => {} } = options
  for (const file of ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt']) {
    if (!source.has(file)) throw new GtfsFailure(`The feed has no ${file}, which every GTFS feed has.`)
  }
  const { db } = target
  const feed = await replaceFeed(target, options)
  const prefix = name === onlyFeed ? portal : `${portal}-${name}`
  const summary = new ImportSummary()
  const load: Import = { db, target, source, summary, feed, prefix, portal, onProgress }
  const timeZone = await loadAgencies(load)
  const routes = await loadRoutes(load)
  const services = await loadCalendar(load)
  const stops = await loadStops(load)
  const trips = await loadTrips(load, { routes, services })
  await loadFrequencies(load, trips)
  const lastTime = await loadStopTimes(load, { trips, stops })
  await analyze(db)
  await finishTimes(load)
  await finishStops(load)
  const period = await periodOf(load)
  const last = Math.max(lastTime, await lastOfFrequencies(load))
  const day = wallTime(now, timeZone).day
  if (!period) throw new GtfsFailure('No ride of the feed runs on any day.')
  if (period.until < day)
    throw new GtfsFailure(`The feed ended on ${period.until}; ask its operator for the current one.`)
  if (daysBetween(day, period.until) < warningDays) summary.warnings.push(`The feed ends soon, on ${period.until}.`)
  if (period.from > day) summary.warnings.push(`The feed begins on ${period.from} only.`)
  await db
    .updateTable('transit_feed')
    .set({ time_zone: timeZone, starts_on: period.from, ends_on: period.until, last_second: last })
    .where('id', '=', feed)
    .execute()
  await analyze(db)
  return summary
}

const analyzed = [
  ...(['transit_stop_time', 'transit_trip', 'transit_stop', 'transit_route'] as const),
  ...(['transit_service', 'transit_service_date', 'transit_frequency'] as const),
]

/** Tells the planner how large the tables are. Without it, the statements that complete a feed would take hours. */
async function analyze(db: Database): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(db)
  for (const table of analyzed) await sql`analyze ${sql.table(table)}`.execute(db)
}

/** Key of the advisory lock that serialises imports. The value is arbitrary. */
const importLock = 7_233_142

/** Deletes the feed with the name, and creates the next one. Imports wait for each other. */
async function replaceFeed({ db }: LoadTarget, options: FeedOptions): Promise<number> {
  const { portal, name = onlyFeed, now, tripUpdatesUrl, alertsUrl } = options
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(db)
  const town = await db.selectFrom('portal').select('name').where('name', '=', portal).executeTakeFirst()
  if (!town) throw new GtfsFailure(`No portal is called "${portal}".`)
  const old = await db
    .deleteFrom('transit_feed')
    .where('portal', '=', portal)
    .where('name', '=', name)
    .returning(['trip_updates_url', 'alerts_url'])
    .executeTakeFirst()
  const { id } = await db
    .insertInto('transit_feed')
    .values({
      ...{ portal, name, time_zone: 'UTC', starts_on: '2000-01-01', ends_on: '2000-01-01', last_second: 0 },
      imported_at: now,
      trip_updates_url: tripUpdatesUrl ?? old?.trip_updates_url ?? null,
      alerts_url: alertsUrl ?? old?.alerts_url ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The latest time at which a ride by frequency may still drive, in seconds after the start of a service day; 0 without one. */
async function lastOfFrequencies({ db, feed }: Import): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(ends + seconds), 0)::int as last from transit_frequency join lateral (
      select max(departs) - min(departs) as seconds from transit_stop_time
      where transit_stop_time.feed = ${feed} and transit_stop_time.trip = transit_frequency.trip) as ride on true
    where transit_frequency.feed = ${feed}`.execute(db)
  return rows[0]?.last ?? 0
}

/** The first and the last day with a ride; undefined when there is none. */
async function periodOf({ db, feed }: Import): Promise<{ from: string; until: string } | undefined> {
  const { rows } = await sql<{ from: string | null; until: string | null }>`
    with used as (select distinct service from transit_trip where feed = ${feed}
      and exists (select from transit_stop_time where feed = ${feed} and transit_stop_time.trip = transit_trip.trip and boards)),
    days as (
      select starts_on as first, ends_on as last from transit_service join used using (service)
        where feed = ${feed} and days > 0
      union all
      select day, day from transit_service_date join used using (service) where feed = ${feed} and runs)
    select min(first) as from, max(last) as until from days`.execute(db)
  const { from, until } = rows[0] ?? {}
  return from && until ? { from, until } : undefined
}
