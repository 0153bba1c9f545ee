import { ApiFailure, notFound } from '../../http/ApiFailure'
import { isCalendarDay } from '../../time/calendarDay'
import { readStreets } from '../addresses/readStreets'
import type { Handler } from '../call/Handler'
import { localized, openScope } from '../call/Scope'
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
  return { data: { items: pickups.slice(offset, offset + count), total: pickups.length } }
}

/** Finds streets with their waste zones. A house number in the query only changes the order of the streets. */
export const searchPickups: Handler<'searchPickups'> = async (call, services) => {
  const { db } = services
  const { query } = call
  const { found: all } = (await readStreets(query.portalName, services, call.dependencies)).find(query.query)
  const streets = all
    .toSorted((one, other) => Number(other.hasNumber) - Number(one.hasNumber))
    .map(({ street }) => street)
  const zones = await db.selectFrom('waste_zone').selectAll().execute()
  const found = streets.flatMap((street) => {
    const zone = zones.find(({ portal, uid }) => portal === street.portal && uid === street.zone)
    return zone ? [{ street, zone }] : []
  })
  const items = found.slice(0, query.count).map(async ({ street, zone }) => {
    const scope = await openScope({ ...call, params: { portalName: zone.portal } }, services)
    const label = `${street.name}, ${street.zip} ${street.locality}`
    return { luid: zone.luid, zuid: zone.uid, label, zone: localized(zone.texts, scope).name }
  })
  return { data: { items: await Promise.all(items), total: found.length } }
}
