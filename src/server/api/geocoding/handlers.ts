import type { Geo } from '../../../../schemas'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import type { Call, Handler, Services } from '../Handler'
import { openScope, type Scope } from '../Scope'
import type { Geocoder, GeocodingContext } from './Geocoder'
import { reverseInTown, searchTown } from './townGeocoder'

/** How long an answer of another service is kept, in ms. */
const keptMs = 24 * 60 * 60_000
/** How long another service may take, in ms. */
const timeoutMs = 4000

type AnyCall = Pick<Call<'geocode'>, 'language' | 'visitor' | 'dependencies' | 'query'>

const scopeOf = (call: Omit<AnyCall, 'query'> & { query: { portalName: string } }, services: Services) =>
  openScope({ ...call, params: { portalName: call.query.portalName } }, services)

export const geocode: Handler<'geocode'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { query, count } = call.query
  const { geocoder } = services
  if (!geocoder) return { data: await searchTown(scope, query, count) }
  return { data: await ask(call, services, scope, (context) => geocoder.search(query, count, context)) }
}

export const reverseGeocode: Handler<'reverseGeocode'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { geocoder } = services
  const position = roundPosition(call.query)
  const found = geocoder
    ? await ask(call, services, scope, (context) => geocoder.reverse(position, context))
    : await reverseInTown(scope, position)
  if (!found) throw notFound('There is no address near this position.')
  return { data: found }
}

/** A position to about ten metres: no service learns it better, and near ones share an answer. */
const roundPosition = ({ lat, lon }: Geo): Geo => ({ lat: round(lat), lon: round(lon) })
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** Asks another service. Throws a 502 when it does not answer in time, or not as it should. */
async function ask<T>(
  { dependencies }: Pick<AnyCall, 'dependencies'>,
  { cache }: Services,
  { locale, portal }: Scope,
  run: (context: Parameters<Geocoder['reverse']>[1]) => Promise<T>,
): Promise<T> {
  const { latitude: lat, longitude: lon } = portal
  const center = lat === undefined || lon === undefined ? undefined : { lat, lon }
  const context: GeocodingContext = { locale, center, signal: AbortSignal.timeout(timeoutMs) }
  dependencies.until(cache.now().getTime() + keptMs)
  try {
    return await run(context)
  } catch {
    throw new ApiFailure(502, 'unavailable', 'The service that finds addresses does not answer.')
  }
}
