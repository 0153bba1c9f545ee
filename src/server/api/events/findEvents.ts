import { sql } from 'kysely'
import { selectTogether } from '../../db/selectTogether'
import type { EventTable } from '../../db/tables/EventTables'
import { addDays, wallTime, zonedTime } from '../../time/zonedTime'
import { filterCondition, type ListFilter, type ListPart, type Range } from '../call/listQueries'
import { isEnabled, type Scope } from '../call/Scope'
import { hasTickets, isTicketed, type ListedEvent } from './ticketing'

export const findEvent = ({ db, name }: Scope, uid: string): Promise<ListedEvent | undefined> =>
  db
    .selectFrom('event')
    .selectAll()
    .select(hasTickets)
    .where('portal', '=', name)
    .where('uid', '=', uid)
    .executeTakeFirst()

/** Lists upcoming events, soonest first, then past events, latest first, unless the portal hides them. */
export async function findEvents(
  scope: Scope,
  range: Range,
  filter: ListFilter & { date?: string; period?: Period } = {},
): Promise<{ rows: ListedEvent[]; total: number }> {
  let found = listedEvents(scope).where(await filterCondition(scope, filter))
  if (filter.period) found = found.where(between(scope, ...daysOf(filter.period, scope.today)))
  if (filter.date) found = found.where(between(scope, filter.date, filter.date))
  const { rows, counted } = await selectTogether(scope.db, {
    rows: eventRows(scope, found, range),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  return { rows, total: counted[0]?.total ?? 0 }
}

export type Period = 'today' | 'week' | 'weekend'

/** Returns the first and last day of a period that contains or follows `today`. A week ends on Sunday. */
export function daysOf(period: Period, today: string): [first: string, last: string] {
  // 1 for Monday to 7 for Sunday.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  if (period === 'today') return [today, today]
  const sunday = addDays(today, 7 - weekday)
  return period === 'week' || weekday >= 6 ? [today, sunday] : [addDays(sunday, -1), sunday]
}

/** Returns the SQL condition for events between two days, both inclusive. */
const between = ({ timeZone }: Scope, first: string, last: string) => {
  const start = zonedTime({ day: first, minute: 0 }, timeZone)
  const end = zonedTime({ day: addDays(last, 1), minute: 0 }, timeZone)
  return sql<boolean>`(starts_at < ${end} and ends_at > ${start})`
}

/** Time that an event stays in the calendar after its end: 31 days, in ms. */
export const calendarPastMs = 31 * 24 * 60 * 60_000

/** The time since which the calendar holds events. Uses the day instead of the time, so that answers stay cached longer. */
export const calendarStart = ({ today, timeZone }: Scope): Date =>
  new Date(zonedTime({ day: today, minute: 0 }, timeZone).getTime() - calendarPastMs)

/** Lists the events that ended within `calendarPastMs` or later, sorted by start. */
export async function findCalendar(
  scope: Scope,
  { offset, limit }: Range,
  filter: ListFilter,
): Promise<ListPart<EventTable>> {
  const found = unhiddenEvents(scope)
    .where('ends_at', '>', calendarStart(scope))
    .where(await filterCondition(scope, filter))
  const { rows, counted } = await selectTogether(scope.db, {
    rows: found.selectAll().orderBy('starts_at').orderBy('uid').offset(offset).limit(limit),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  return { rows, total: counted[0]?.total ?? 0 }
}

const events = ({ db, name }: Scope) => db.selectFrom('event').where('portal', '=', name)

type Events = ReturnType<typeof events>

/** Selects the events without those of the ticketing service, if the portal hides these in its lists. */
const unhiddenEvents = (scope: Scope): Events =>
  isEnabled(scope.portal.configs?.hideTicketingEvents)
    ? events(scope).where(sql<boolean>`not ${isTicketed}`)
    : events(scope)

const listedEvents = (scope: Scope): Events => {
  const found = unhiddenEvents(scope)
  return isEnabled(scope.portal.configs?.hidePastEvents) ? found.where('ends_at', '>', scope.now) : found
}

/** Selects the next events, without past ones. */
export const upcomingEvents = (scope: Scope, limit: number) => {
  const { db, name, now } = scope
  const keys = unhiddenEvents(scope)
    .where('ends_at', '>', now)
    .select('uid')
    .orderBy('starts_at')
    .orderBy('uid')
    .limit(limit)
  return db
    .selectFrom(keys.as('part'))
    .innerJoin('event', (join) => join.onRef('event.uid', '=', 'part.uid').on('event.portal', '=', name))
    .selectAll('event')
    .select(hasTickets)
    .orderBy('starts_at')
    .orderBy('event.uid')
}

/**
 * Selects a range of the list: upcoming events by start, then past events by descending start. Finds the keys in the index first,
 * each half in its own order, so that PostgreSQL reads no rows before the range.
 */
function eventRows({ db, name, now }: Scope, found: Events, { offset, limit }: Range) {
  const upcoming = found
    .where('ends_at', '>', now)
    .select(['uid', sql<number>`0`.as('half'), sql<number>`extract(epoch from starts_at)`.as('rank')])
    .orderBy('starts_at')
    .orderBy('uid')
    .limit(offset + limit)
  const past = found
    .where('ends_at', '<=', now)
    .select(['uid', sql<number>`1`.as('half'), sql<number>`-extract(epoch from starts_at)`.as('rank')])
    .orderBy('starts_at', 'desc')
    .orderBy('uid')
    .limit(offset + limit)
  const halves = db
    .selectFrom(upcoming.as('upcoming'))
    .selectAll()
    .unionAll(db.selectFrom(past.as('past')).selectAll())
  const keys = db
    .selectFrom(halves.as('halves'))
    .selectAll()
    .orderBy('half')
    .orderBy('rank')
    .orderBy('uid')
    .offset(offset)
    .limit(limit)
  return db
    .selectFrom(keys.as('part'))
    .innerJoin('event', (join) => join.onRef('event.uid', '=', 'part.uid').on('event.portal', '=', name))
    .selectAll('event')
    .select(hasTickets)
    .orderBy('half')
    .orderBy('rank')
    .orderBy('event.uid')
}

/** Returns the days (YYYY-MM-DD, sorted) of a month (1 to 12) that have events. An event of several days counts on each. */
export async function findEventDates(scope: Scope, year: number, month: number, filter: ListFilter): Promise<string[]> {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const midnight = (day: string) => zonedTime({ day, minute: 0 }, scope.timeZone)
  const found = listedEvents(scope)
    .where('starts_at', '<', midnight(next))
    .where('ends_at', '>', midnight(first))
    .where(await filterCondition(scope, filter))
  const days = new Set<string>()
  for (const { starts_at, ends_at } of await found.select(['starts_at', 'ends_at']).execute()) {
    const start = wallTime(starts_at, scope.timeZone).day
    const last = wallTime(new Date(ends_at.getTime() - 1), scope.timeZone).day
    for (let day = start < first ? first : start; day <= last && day < next; day = addDays(day, 1)) days.add(day)
  }
  return [...days].sort()
}
