import { sql } from 'kysely'
import type { EventTable } from '../../db/Tables'
import { addDays, zonedTime } from '../../time/zonedTime'
import { isEnabled } from '../scope/isOn'
import type { Scope } from '../scope/Scope'
import { countRows, type ListPart, totalColumn } from './Found'
import { filterCondition, type ListFilter } from './matching'
import type { Range } from './rangeOf'

/** Events, the next first. Past ones follow, the latest first, unless the portal hides them. */
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
