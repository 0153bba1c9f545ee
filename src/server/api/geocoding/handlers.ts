import type { Geo } from '../../../../schemas'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { readStreets } from '../addresses/readStreets'
import type { Call, Handler, ScopedCaller } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import type { Geocoder, GeocodingContext } from './Geocoder'
import { reverseInTown, searchTown } from './townGeocoder'

/** Time that answers of the geocoder stay cached, in ms. */
const cacheMs = 24 * 60 * 60_000
const timeoutMs = 4000

type AnyCall = ScopedCaller & Pick<Call<'geocode'>, 'query'>

const scopeOf = (call: Omit<AnyCall, 'query'> & { query: { portalName: string } }, services: Services) =>
  openScope({ ...call, params: { portalName: call.query.portalName } }, services)

export const geocode: Handler<'geocode'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { query, count } = call.query
  const { geocoder } = services
  if (!geocoder) {
    const streets = await readStreets(scope.name, services, call.dependencies)
    return { data: await searchTown(scope, streets, query, count) }
  }
  return { data: await callGeocoder(call, services, scope, (context) => geocoder.search(query, count, context)) }
}

export const reverseGeocode: Handler<'reverseGeocode'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { geocoder } = services
  const position = roundPosition(call.query)
  const found = geocoder
    ? await callGeocoder(call, services, scope, (context) => geocoder.reverse(position, context))
    : await reverseInTown(scope, position)
  if (!found) throw notFound('There is no address near this position.')
  return { data: found }
}

/** Rounds a position to about ten metres, so that services do not learn it exactly and nearby positions share an answer. */
const roundPosition = ({ lat, lon }: Geo): Geo => ({ lat: round(lat), lon: round(lon) })
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** Calls the geocoder. Throws a 502 when it fails or exceeds `timeoutMs`. */
async function callGeocoder<T>(
  { dependencies }: Pick<AnyCall, 'dependencies'>,
  { cache }: Services,
  { locale, portal }: Scope,
  run: (context: Parameters<Geocoder['reverse']>[1]) => Promise<T>,
): Promise<T> {
  const { latitude: lat, longitude: lon } = portal
  const center = lat === undefined || lon === undefined ? undefined : { lat, lon }
  const context: GeocodingContext = { locale, center, signal: AbortSignal.timeout(timeoutMs) }
  dependencies.until(cache.now().getTime() + cacheMs)
  try {
    return await run(context)
  } catch {
    throw new ApiFailure(502, 'unavailable', 'The geocoding service does not answer.')
  }
}
