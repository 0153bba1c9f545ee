import { type Geo, type GeocodedLocation, isObject, own, type PlacesProvider } from '../../../schemas/engine'

type Question = { locale: string; query: string; position?: never } | { locale: string; position: Geo; query?: never }

/** How long a provider may take, in ms. */
const patienceMs = 8000

/**
 * Asks the provider of addresses that the portal's configuration names, from the browser. Returns the first location; undefined
 * when there is none. Rejects when the provider does not answer.
 */
export async function askProvider(
  { url, provider }: PlacesProvider,
  { query, position, locale }: Question,
): Promise<GeocodedLocation | undefined> {
  const isPhoton = provider === 'photon'
  const path = position ? 'reverse' : isPhoton ? 'api' : 'search'
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`)
  if (position)
    address.search = new URLSearchParams({ lat: String(position.lat), lon: String(position.lon) }).toString()
  else address.search = new URLSearchParams({ q: query ?? '', limit: '1' }).toString()
  if (!isPhoton) address.searchParams.set('format', 'jsonv2')
  const answer = await fetch(address, {
    headers: { 'accept-language': locale },
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`)
  const body: unknown = await answer.json()
  return isPhoton ? readPhoton(body) : readNominatim(body)
}

const member = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined)
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

function readPhoton(body: unknown): GeocodedLocation | undefined {
  const feature = firstOf(member(body, 'features'))
  const properties = member(feature, 'properties')
  const coordinates = member(member(feature, 'geometry'), 'coordinates')
  const [lon, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : []
  const words = ['name', 'street', 'housenumber', 'postcode', 'city'].map((name) => member(properties, name))
  return toLocation(words.filter((word) => typeof word === 'string').join(' '), lat, lon)
}

function readNominatim(body: unknown): GeocodedLocation | undefined {
  const found = Array.isArray(body) ? firstOf(body) : body
  return toLocation(member(found, 'display_name'), Number(member(found, 'lat')), Number(member(found, 'lon')))
}

function toLocation(label: unknown, lat: unknown, lon: unknown): GeocodedLocation | undefined {
  if (typeof label !== 'string' || !label || typeof lat !== 'number' || typeof lon !== 'number') return undefined
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { label, kind: 'address', lat, lon } : undefined
}
