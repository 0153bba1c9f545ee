import { findStreets } from '../addresses/findStreets'
import { parseAddressQuery } from '../addresses/readAddress'
import type { Handler } from '../Handler'
import { localized } from '../scope/localized'
import { openScope } from '../scope/openScope'

/** Streets that fit what was typed, with their zones; a house number changes nothing. */
export const searchPickups: Handler<'searchPickups'> = async ({ query, language }, services) => {
  const { db } = services
  const streets = await findStreets(db, query.portalName, parseAddressQuery(query.query).words)
  const zones = await db.selectFrom('waste_zone').selectAll().execute()
  const found = streets.flatMap((street) => {
    const zone = zones.find(({ portal, uid }) => portal === street.portal && uid === street.zone)
    return zone ? [{ street, zone }] : []
  })
  const items = found.slice(0, query.count).map(async ({ street, zone }) => {
    const scope = await openScope({ params: { portalName: zone.portal }, language }, services)
    const label = `${street.name}, ${street.zip} ${street.locality}`
    return { luid: zone.luid, zuid: zone.uid, label, zone: localized(zone.texts, scope).name }
  })
  return { data: { items: await Promise.all(items), total: found.length } }
}
