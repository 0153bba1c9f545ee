import { findStreets } from '../addresses/findStreets'
import { readAddress } from '../addresses/readAddress'
import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'

/** Streets with the house number that was typed; those without houses of that number are left out. */
export const findAddresses: Handler<'findAddresses'> = async (call, services) => {
  const { db, name } = await openScope(call, services)
  const { words, number, box } = readAddress(call.query.query)
  const streets = await findStreets(db, name, words)
  const fitting = number ? streets.filter(({ last }) => Number.parseInt(number, 10) <= last) : streets
  const found = fitting.slice(0, call.query.count).map(({ name, zip, locality, lat, lon }) => ({
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
