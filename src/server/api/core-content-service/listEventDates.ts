import { wallTime } from '../../time/zonedTime'
import type { Handler } from '../Handler'
import { findEventDates } from '../lists/findEventDates'
import { openScope } from '../scope/openScope'

export const listEventDates: Handler<'listEventDates'> = async (call, services) => {
  const scope = await openScope(call, services)
  const [thisYear, thisMonth] = wallTime(scope.now, scope.timeZone).day.split('-').map(Number)
  const { year = thisYear ?? 1970, month = thisMonth ?? 1 } = call.query
  return { data: await findEventDates(scope, year, month, call.query) }
}
