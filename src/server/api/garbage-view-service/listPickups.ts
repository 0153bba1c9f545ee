import { wallTime } from '../../time/zonedTime'
import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { findZone } from '../pickups/findZone'
import { upcomingPickups } from '../pickups/pickupsOf'
import { openScope } from '../scope/openScope'

export const listPickups: Handler<'listPickups'> = async ({ query, language }, services) => {
  const { luid, zuid, from = '0', count } = query
  const zone = await findZone(services.db, luid, zuid)
  if (!zone) throw notFound(`There is no zone "${zuid}" in "${luid}".`)
  const { now, timeZone, locale } = await openScope({ params: { portalName: zone.portal }, language }, services)
  const isDay = from.includes('-')
  const pickups = upcomingPickups(zone, isDay ? from : wallTime(now, timeZone).day, locale)
  const offset = isDay ? 0 : Number(from)
  return { data: { items: pickups.slice(offset, offset + count), total: pickups.length } }
}
