import type { PickupList } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { isCalendarDay } from '../../time/calendarDay'
import type { Handler } from '../call/Handler'
import { localized, openScope, type Scope } from '../call/Scope'
import { readCatalogue } from './readCatalogue'
import { upcomingPickups } from './upcomingPickups'
import { findZone, type Zone } from './wastePage'

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
  const range = { from: isDay ? from : scope.today, offset: isDay ? 0 : Number(from), count }
  return { data: await pickupList(zone, range, scope) }
}

/** Makes a range of the pickups of a zone, with what is to know of it and where its days come from. */
export async function pickupList(
  zone: Zone,
  { from, offset, count }: { from: string; offset: number; count: number },
  scope: Scope,
): Promise<PickupList> {
  const pickups = upcomingPickups(zone, from, scope.locale)
  const { name, note } = localized(zone.texts, scope)
  const { source, missed } = await readCatalogue(scope)
  return {
    items: pickups.slice(offset, offset + count),
    total: pickups.length,
    zone: name,
    ...(note && { note }),
    ...(source && { source }),
    ...(missed && hasService(scope.portal, 'defects') && { missed }),
  }
}
