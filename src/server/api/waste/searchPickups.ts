import type { PickupPlaceList } from '../../../../schemas'
import { wastePlacePath } from '../../../../schemas/routes/wastePaths'
import { readStreets } from '../addresses/readStreets'
import type { FoundStreet } from '../addresses/StreetIndex'
import type { Handler, ScopedCaller } from '../call/Handler'
import { localized, openScope } from '../call/Scope'
import type { Services } from '../call/Services'
import { digitsOf, zoneOf, zonesOf } from './findZones'

type Place = PickupPlaceList['items'][number]
type Candidate = Omit<Place, 'luid' | 'zuid' | 'zone'> & { portal: string; zone: string }

/** Finds streets with their waste zones, and names those without one. A house number in the query chooses a street's zone. */
export const searchPickups: Handler<'searchPickups'> = async (call, services) => ({
  data: await findPlaces(call, services, call.query),
})

const maxSuggestions = 5

export const suggestPickups: Handler<'suggestPickups'> = async (call, services) => {
  const { name: portalName } = await openScope(call, services)
  const { items } = await findPlaces(call, services, { ...call.query, portalName, count: maxSuggestions })
  return {
    data: items.map(({ label, zone, luid, zuid, street = '', number, zip = '', locality = '' }) => ({
      title: label,
      label: zone,
      path: wastePlacePath({ luid, zuid, street, number, zip, locality }),
      matches: [],
    })),
  }
}

async function findPlaces(
  call: ScopedCaller,
  services: Services,
  query: { portalName?: string; query: string; count: number },
): Promise<PickupPlaceList> {
  const { db } = services
  const { found: all } = (await readStreets(query.portalName, services, call.dependencies)).find(query.query)
  const streets = all.toSorted((one, other) => Number(other.hasNumber) - Number(one.hasNumber))
  const zones = await db.selectFrom('waste_zone').selectAll().execute()
  const found = streets.flatMap(candidatesOf).flatMap((candidate) => {
    const zone = zones.find(({ portal, uid }) => portal === candidate.portal && uid === candidate.zone)
    return zone ? [{ candidate, zone }] : []
  })
  const items = found
    .slice(0, query.count)
    .map(async ({ candidate: { portal: _, zone: __, ...place }, zone }): Promise<Place> => {
      const scope = await openScope({ ...call, params: { portalName: zone.portal } }, services)
      return { luid: zone.luid, zuid: zone.uid, ...place, zone: localized(zone.texts, scope).name }
    })
  const unserved = streets.filter(({ street }) => candidatesOf({ street, number: '' }).length === 0).map(labelOf)
  return {
    items: await Promise.all(items),
    total: found.length,
    ...(unserved.length > 0 && { unserved: unserved.slice(0, query.count) }),
  }
}

const labelOf = ({ street: { name, zip, locality }, number }: Pick<FoundStreet, 'street' | 'number'>): string =>
  `${name}${number ? ` ${number}` : ''}, ${zip} ${locality}`

/** A street with its zone, or each of its zones when no number tells which. */
function candidatesOf({ street, number }: Pick<FoundStreet, 'street' | 'number'>): Candidate[] {
  const { portal, name, zip, locality, last } = street
  const place = { portal, street: name, zip, locality }
  const digits = digitsOf(number)
  if (digits !== undefined) {
    const zone = zoneOf(street, digits)
    return zone === undefined ? [] : [{ ...place, zone, label: labelOf({ street, number }), number }]
  }
  const zones = street.zones ? zonesOf(street, last) : []
  if (zones.length > 1)
    return zones.map(({ zone, number: first }) => ({
      ...{ ...place, zone, number: String(first) },
      label: labelOf({ street, number: String(first) }),
    }))
  const zone = zones[0]?.zone ?? street.zone
  return zone === null || zone === undefined ? [] : [{ ...place, zone, label: labelOf({ street, number: '' }) }]
}
