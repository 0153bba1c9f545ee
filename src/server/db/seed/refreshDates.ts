import { type Expression, sql } from 'kysely'
import { daysBetween, wallTime } from '../../time/zonedTime'
import { moveRepetitions } from '../repeatEvents'
import type { Database } from '../Tables'

export type DatedPortal = { name: string; timeZone: string; anchoredOn: string }

/**
 * Keeps demo data current: when at most half of a town's events are upcoming, repetitions aside, moves all its events and
 * publications forward by the days since `anchoredOn`, at the same time of day.
 */
export async function refreshDates(
  db: Database,
  { name, timeZone, anchoredOn }: DatedPortal,
  now: Date,
): Promise<void> {
  const today = wallTime(now, timeZone).day
  const days = daysBetween(anchoredOn, today)
  if (days <= 0) return
  const { all, upcoming } = await db
    .selectFrom('event')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('ends_at', '>', now).as('upcoming'),
    ])
    .where('portal', '=', name)
    .where('repeat_of', 'is', null)
    .executeTakeFirstOrThrow()
  if (upcoming * 2 >= all) return
  const moved = (instant: Expression<Date>) =>
    sql<Date>`(${instant} at time zone ${timeZone} + ${days} * interval '1 day') at time zone ${timeZone}`
  await db
    .updateTable('event')
    .set(({ ref }) => ({
      starts_at: moved(ref('starts_at')),
      ends_at: sql<Date>`${moved(ref('starts_at'))} + (ends_at - starts_at)`,
    }))
    .where('portal', '=', name)
    .where('repeat_of', 'is', null)
    .execute()
  await moveRepetitions(db, name, timeZone)
  await db
    .updateTable('publication')
    .set(({ fn, ref, val }) => ({ published_at: fn<Date>('least', [moved(ref('published_at')), val(now)]) }))
    .where('portal', '=', name)
    .execute()
  await db.updateTable('portal').set({ anchored_on: today }).where('name', '=', name).execute()
}
