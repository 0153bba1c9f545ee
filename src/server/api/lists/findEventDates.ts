import { addDays, wallTime, zonedTime } from '../../time/zonedTime'
import { isEnabled } from '../scope/isOn'
import type { Scope } from '../scope/Scope'
import { filterCondition, type ListFilter } from './matching'

/** Days (YYYY-MM-DD, in order) of a month (1 to 12) on which there are events; one of several days is on each of them. */
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
