import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import { findStreets, parseAddressQuery } from './findStreets'

/** Finds streets and adds the given house number to each. Skips streets whose last number is lower. */
export const findAddresses: Handler<'findAddresses'> = async (call, services) => {
  const { db, name, portal } = await openScope(call, services)
  const { words, number, box } = parseAddressQuery(call.query.query)
  const streets = await findStreets(db, name, words)
  const fitting = number ? streets.filter(({ last }) => Number.parseInt(number, 10) <= last) : streets
  // Of streets with the same name, the one in the portal's main postal code comes first.
  const likely = fitting.toSorted((one, other) =>
    one.name === other.name ? Number(other.zip === portal.zip) - Number(one.zip === portal.zip) : 0,
  )
  const found = likely.slice(0, call.query.count).map(({ name, zip, locality, lat, lon }) => ({
    street: name,
    streetNumber: number ?? '',
    ...(number && box ? { boxNumber: box } : {}),
    zip,
    locality,
    lat,
    lon,
  }))
  return { data: found }
}
