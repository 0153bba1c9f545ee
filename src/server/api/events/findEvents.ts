import { type Selectable, sql } from 'kysely'
import type { EventTable } from '../../db/Tables'
import { addDays, wallTime, zonedTime } from '../../time/zonedTime'
import { countRows, filterCondition, type ListFilter, type ListPart, type Range, totalColumn } from '../listQueries'
import { isEnabled, type Scope } from '../Scope'

export const findEvent = ({ db, name }: Scope, uid: string): Promise<Selectable<EventTable> | undefined> =>
  db.selectFrom('event').selectAll().where('portal', '=', name).where('uid', '=', uid).executeTakeFirst()

/** Lists events, the next one first. Past ones follow, the latest first, unless the portal hides them. */
export async function findEvents(
  scope: Scope,
  { offset, limit }: Range,
  filter: ListFilter & { date?: string } = {},
): Promise<ListPart<EventTable>> {
  const { now, timeZone } = scope
  let found = scope.db
    .selectFrom('event')
    .where('portal', '=', scope.name)
    .where(await filterCondition(scope, filter))
  if (isEnabled(scope.portal.configs?.hidePastEvents)) found = found.where('ends_at', '>', now)
  if (filter.date) {
    const midnight = (day: string) => zonedTime({ day, minute: 0 }, timeZone)
    found = found
      .where('starts_at', '<', midnight(addDays(filter.date, 1)))
      .where('ends_at', '>', midnight(filter.date))
  }
  const page = found
    .selectAll()
    .select(totalColumn)
    .orderBy(sql`ends_at <= ${now}`)
    .orderBy(sql`case when ends_at > ${now} then starts_at end`)
    .orderBy('starts_at', 'desc')
    .orderBy('uid')
  const rows = await page.offset(offset).limit(limit).execute()
  return { rows, total: rows[0]?.total ?? (offset > 0 ? await countRows(found) : 0) }
}

/** Lists the days (YYYY-MM-DD, sorted) of a month (1 to 12) that have events. An event of several days counts on each. */
export async function findEventDates(scope: Scope, year: number, month: number, filter: ListFilter): Promise<string[]> {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const midnight = (day: string) => zonedTime({ day, minute: 0 }, scope.timeZone)
  let found = scope.db
    .selectFrom('event')
    .select(['starts_at', 'ends_at'])
    .where('portal', '=', scope.name)
    .where('starts_at', '<', midnight(next))
    .where('ends_at', '>', midnight(first))
    .where(await filterCondition(scope, filter))
  if (isEnabled(scope.portal.configs?.hidePastEvents)) found = found.where('ends_at', '>', scope.now)
  const days = new Set<string>()
  for (const { starts_at, ends_at } of await found.execute()) {
    const start = wallTime(starts_at, scope.timeZone).day
    const last = wallTime(new Date(ends_at.getTime() - 1), scope.timeZone).day
    for (let day = start < first ? first : start; day <= last && day < next; day = addDays(day, 1)) days.add(day)
  }
  return [...days].sort()
}
