import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import { readStreets } from './readStreets'

/** Finds streets and adds the typed house number to each. Skips streets whose last number is lower. */
export const findAddresses: Handler<'findAddresses'> = async (call, services) => {
  const { name } = await openScope(call, services)
  const streets = await readStreets(name, services, call.dependencies)
  const fitting = streets.find(call.query.query).found.filter(({ hasNumber }) => hasNumber)
  const data = fitting.slice(0, call.query.count).map(({ street, number, box }) => ({
    street: street.name,
    streetNumber: number,
    ...(number && box ? { boxNumber: box } : {}),
    zip: street.zip,
    locality: street.locality,
    lat: street.lat,
    lon: street.lon,
  }))
  return { data }
}
