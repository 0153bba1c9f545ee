import {
  type Address,
  type Geo,
  type GeocodedLocation,
  isObject,
  own,
  type PlacesProvider,
} from '../../../schemas/engine'

type Question = { locale: string; signal?: AbortSignal | undefined } & (
  | { position: Geo; query?: never }
  | {
      query: string
      /** Maximum number of locations; by default 1. */
      count?: number
      /** Locations near this place come first. */
      near?: Geo | undefined
      position?: never
    }
)

/** Milliseconds until a request is given up. */
const timeoutMs = 8000

/** In degrees: half the width and height of the preferred area around `near`. */
const preferredRadius = 0.2

/**
 * Asks the provider of addresses that the portal's configuration names, from the browser. Returns the locations, best first.
 * Rejects when the provider does not answer.
 */
export async function askProvider(
  { url, provider }: PlacesProvider,
  question: Question,
): Promise<readonly GeocodedLocation[]> {
  const { locale, signal } = question
  const isPhoton = provider === 'photon'
  const path = question.position ? 'reverse' : isPhoton ? 'api' : 'search'
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${path}`
  const parameters = {
    ...Object.fromEntries(address.searchParams),
    ...(question.position ? at(question.position) : searchOf(question, isPhoton)),
    ...(!isPhoton && { format: 'jsonv2', addressdetails: '1' }),
  }
  address.search = new URLSearchParams(parameters).toString()
  const timeout = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(address, {
    headers: { 'accept-language': locale },
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: signal ? anyOf(signal, timeout) : timeout,
  })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`)
  const body: unknown = await answer.json()
  const results = isPhoton ? member(body, 'features') : [body].flat()
  return Array.isArray(results) ? results.flatMap(isPhoton ? readPhoton : readNominatim) : []
}

const at = ({ lat, lon }: Geo) => ({ lat: String(lat), lon: String(lon) })

function searchOf({ query, count = 1, near }: Question & { query: string }, isPhoton: boolean) {
  const { lat, lon } = near ?? {}
  const isNear = lat !== undefined && lon !== undefined
  const box =
    isNear &&
    [lon - preferredRadius, lat + preferredRadius, lon + preferredRadius, lat - preferredRadius].map((degrees) =>
      degrees.toFixed(4),
    )
  return { q: query, limit: String(count), ...(near && (isPhoton ? at(near) : box && { viewbox: box.join() })) }
}

/** A signal that is aborted with the first of two; not every browser has `AbortSignal.any`. */
function anyOf(one: AbortSignal, other: AbortSignal): AbortSignal {
  const controller = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) controller.abort(signal.reason)
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  }
  return controller.signal
}

const member = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined)
const textIn = (value: unknown, ...names: string[]): string => {
  const text = names.map((name) => member(value, name)).find((each) => typeof each === 'string' && each)
  return typeof text === 'string' ? text : ''
}

function readPhoton(feature: unknown): GeocodedLocation[] {
  const properties = member(feature, 'properties')
  const coordinates = member(member(feature, 'geometry'), 'coordinates')
  const [lon, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : []
  const words = ['name', 'street', 'housenumber', 'postcode', 'city'].map((name) => textIn(properties, name))
  const isStreet = textIn(properties, 'type') === 'street'
  const address = {
    street: isStreet ? textIn(properties, 'name') : textIn(properties, 'street'),
    streetNumber: textIn(properties, 'housenumber'),
    zip: textIn(properties, 'postcode'),
    locality: textIn(properties, 'city'),
  }
  return toLocation(words.filter(Boolean).join(' '), lat, lon, address)
}

function readNominatim(result: unknown): GeocodedLocation[] {
  const parts = member(result, 'address')
  const address = {
    street: textIn(parts, 'road'),
    streetNumber: textIn(parts, 'house_number'),
    zip: textIn(parts, 'postcode'),
    locality: textIn(parts, 'city', 'town', 'village', 'municipality'),
  }
  return toLocation(
    textIn(result, 'display_name'),
    Number(member(result, 'lat')),
    Number(member(result, 'lon')),
    address,
  )
}

function toLocation(label: string, lat: unknown, lon: unknown, address: Address): GeocodedLocation[] {
  if (!label || typeof lat !== 'number' || typeof lon !== 'number') return []
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return []
  return [{ label, kind: 'address', lat, lon, ...(address.street && { address: { ...address, lat, lon } }) }]
}
