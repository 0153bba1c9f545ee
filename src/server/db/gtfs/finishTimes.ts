import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../Tables'
import type { Import } from './Import'

/** Completes the times of a loaded feed, and leaves out what no ride can have. */
export async function finishTimes({ db, feed, summary }: Pick<Import, 'db' | 'feed' | 'summary'>): Promise<void> {
  const leaveOut = async (why: string, statement: RawBuilder<unknown>) => {
    const { numAffectedRows = 0n } = await statement.execute(db)
    for (let row = 0n; row < numAffectedRows; row++) summary.leaveOut('stop_times.txt', why, `of feed ${feed}`)
  }
  await leaveOut(
    'a second time with the same place in the ride',
    sql`delete from transit_stop_time where ctid in (
      select id from (select ctid as id, row_number() over (partition by trip, seq order by ctid) as number
        from transit_stop_time where feed = ${feed}) as numbered where number > 1)`,
  )
  await interpolate(db, feed)
  await leaveOut(
    'a time that is not known, at the begin or the end of a ride',
    sql`delete from transit_stop_time where feed = ${feed} and departs is null`,
  )
  await sql`update transit_stop_time set boards = false
    from (select trip, max(seq) as seq from transit_stop_time where feed = ${feed} group by trip) as last
    where feed = ${feed} and transit_stop_time.trip = last.trip and transit_stop_time.seq = last.seq`.execute(db)
  await sql`update transit_trip set is_frequent = true, starts = first.departs
    from (select trip, min(departs) as departs from transit_stop_time where feed = ${feed} group by trip) as first
    where feed = ${feed} and transit_trip.trip = first.trip and exists (
      select from transit_frequency where transit_frequency.feed = ${feed} and transit_frequency.trip = first.trip)`.execute(
    db,
  )
  await sql`update transit_trip set headsign = transit_stop.name
    from (select distinct on (trip) trip, stop from transit_stop_time where feed = ${feed} order by trip, seq desc) as last
      join transit_stop on transit_stop.feed = ${feed} and transit_stop.stop = last.stop
    where transit_trip.feed = ${feed} and transit_trip.trip = last.trip and headsign = ''`.execute(db)
}

/** Spreads the time between two known times evenly over the stops without a time. */
const interpolate = (db: Database, feed: number) =>
  sql`with numbered as (
      select ctid as id, trip, arrives, departs, row_number() over (partition by trip order by seq) as n
      from transit_stop_time where feed = ${feed}
        and trip in (select trip from transit_stop_time where feed = ${feed} and departs is null)),
    grouped as (
      select *, count(departs) over (partition by trip order by n) as before,
        count(departs) over (partition by trip order by n desc) as after from numbered),
    known as (
      select id, departs, n, first_value(departs) over earlier as prev, first_value(n) over earlier as prev_n,
        first_value(arrives) over later as next, first_value(n) over later as next_n from grouped
      window earlier as (partition by trip, before order by n), later as (partition by trip, after order by n desc))
    update transit_stop_time set arrives = at, departs = at from (
      select id, (prev + (next - prev) * (n - prev_n) / (next_n - prev_n))::int as at from known
      where departs is null and prev is not null and next is not null) as found
    where ctid = found.id`.execute(db)
