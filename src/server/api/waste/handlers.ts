import { ApiFailure, notFound } from '../../http/ApiFailure'
import { isCalendarDay } from '../../time/calendarDay'
import type { Handler } from '../call/Handler'
import { localized, openScope } from '../call/Scope'
import { readCatalogue } from './readCatalogue'
import { upcomingPickups } from './upcomingPickups'
import { findZone } from './wastePage'

const unknownDay = {
  severity: 'error',
  code: 'wrong-format',
  pointer: '/query/from',
  message: 'The day does not exist.',
} as const

export const listPickups: Handler<'listPickups'> = async (call, services) => {
  const { luid, zuid, from = '0', count } = call.query
  const zone = await findZone(services.db, luid, zuid)
  if (!zone) throw notFound(`There is no zone "${zuid}" in "${luid}".`)
  const scope = await openScope({ ...call, params: { portalName: zone.portal } }, services)
  const isDay = from.includes('-')
  if (isDay && !isCalendarDay(from))
    throw new ApiFailure(400, 'invalid-request', 'The day does not exist.', [unknownDay])
  const pickups = upcomingPickups(zone, isDay ? from : scope.today, scope.locale)
  const offset = isDay ? 0 : Number(from)
  const { name, note } = localized(zone.texts, scope)
  const { source } = await readCatalogue(scope)
  return {
    data: {
      items: pickups.slice(offset, offset + count),
      total: pickups.length,
      zone: name,
      ...(note && { note }),
      ...(source && { source }),
    },
  }
}
