import { fetch } from 'undici'
import type { Geo, GeocodedLocation } from '../../../../schemas'
import { isObject, own } from '../../../../schemas/engine'
import { readBounded } from '../../http/readBounded'
import type { Geocoder, GeocodingContext } from './Geocoder'

export type GeocoderOptions = {
  kind: 'nominatim' | 'photon'
  /** Address of the service, such as `https://photon.example/`. */
  url: string
  /** The `user-agent` of requests, which names this program and the site. */
  userAgent: string
}

/** Size of an answer, in bytes. */
const maxBytes = 256 * 1024

/** In characters. */
const maxLabelLength = 300

/** Half the side of the preferred area around the town's centre, in degrees. */
const preferredDegrees = 0.2

/** Creates a client of a Nominatim or Photon service. It sends the typed text and the town's centre, and nothing about the visitor. */
export function openGeocoder({ kind, url, userAgent }: GeocoderOptions): Geocoder {
  const base = url.endsWith('/') ? url : `${url}/`
  const { searchPath, reversePath, area, read } = protocols[kind]

  async function call(path: string, query: Record<string, string>, { locale, signal }: GeocodingContext) {
    const address = new URL(`${path}?${new URLSearchParams(query)}`, base)
    const headers = { accept: 'application/json', 'accept-language': locale, 'user-agent': userAgent }
    const answer = await fetch(address, { headers, signal, redirect: 'error' })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`The geocoding service answered ${answer.status}.`)
    }
    const bytes = await readBounded(answer.body, maxBytes)
    return read(JSON.parse(new TextDecoder().decode(bytes)))
  }

  return {
    async search(text, count, context) {
      const { center, locale } = context
      const query = { q: text, limit: String(count), ...languageQuery(kind, locale), ...(center && area(center)) }
      return (await call(searchPath, query, context)).slice(0, count)
    },
    async reverse({ lat, lon }, context) {
      const query = { lat: String(lat), lon: String(lon), ...languageQuery(kind, context.locale) }
      return (await call(reversePath, query, context))[0]
    },
  }
}

/** Photon takes the language as a parameter but does not support Dutch. Nominatim reads the header. */
function languageQuery(kind: GeocoderOptions['kind'], locale: string): Record<string, string> {
  if (kind === 'nominatim') return { format: 'jsonv2', addressdetails: '1' }
  return locale === 'nl' ? {} : { lang: locale }
}

type Protocol = {
  searchPath: string
  reversePath: string
  area(center: Geo): Record<string, string>
  /** Parses the locations of an answer. Skips those without a name or a position. */
  read(answer: unknown): GeocodedLocation[]
}

const protocols: { readonly [K in GeocoderOptions['kind']]: Protocol } = {
  nominatim: {
    searchPath: 'search',
    reversePath: 'reverse',
    area: ({ lat, lon }) => ({
      viewbox: [lon - preferredDegrees, lat + preferredDegrees, lon + preferredDegrees, lat - preferredDegrees].join(),
    }),
    read: (answer) => [answer].flat().flatMap(readNominatim),
  },
  photon: {
    searchPath: 'api',
    reversePath: 'reverse',
    area: ({ lat, lon }) => ({ lat: String(lat), lon: String(lon) }),
    read: (answer) => listIn(answer, 'features').flatMap(readPhoton),
  },
}

const member = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined)
const textIn = (value: unknown, name: string): string => {
  const text = member(value, name)
  return typeof text === 'string' ? text.trim() : ''
}
const listIn = (value: unknown, name: string): unknown[] => {
  const list = member(value, name)
  return Array.isArray(list) ? list : []
}

function readNominatim(value: unknown): GeocodedLocation[] {
  const address = member(value, 'address')
  const locality = ['city', 'town', 'village', 'municipality'].map((name) => textIn(address, name)).find(Boolean) ?? ''
  return toLocation({
    lat: Number(textIn(value, 'lat') || Number.NaN),
    lon: Number(textIn(value, 'lon') || Number.NaN),
    name: textIn(value, 'name'),
    line: textIn(value, 'display_name'),
    street: textIn(address, 'road'),
    streetNumber: textIn(address, 'house_number'),
    zip: textIn(address, 'postcode'),
    locality,
  })
}

function readPhoton(value: unknown): GeocodedLocation[] {
  const properties = member(value, 'properties')
  const [lon, lat] = listIn(member(value, 'geometry'), 'coordinates')
  const name = textIn(properties, 'name')
  const isStreet = textIn(properties, 'type') === 'street'
  return toLocation({
    lat: Number(lat ?? Number.NaN),
    lon: Number(lon ?? Number.NaN),
    name: isStreet ? '' : name,
    line: '',
    street: isStreet ? name : textIn(properties, 'street'),
    streetNumber: textIn(properties, 'housenumber'),
    zip: textIn(properties, 'postcode'),
    locality: textIn(properties, 'city'),
  })
}

type Parts = Geo & {
  name: string
  line: string
  street: string
  streetNumber: string
  zip: string
  locality: string
}

function toLocation({ lat, lon, name, line, street, streetNumber, zip, locality }: Parts): GeocodedLocation[] {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return []
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ')
  const written = [words(street, streetNumber), words(zip, locality)].filter(Boolean).join(', ')
  const label = ([name, written].filter(Boolean).join(', ') || line).slice(0, maxLabelLength)
  if (!label) return []
  const addressKind = streetNumber ? 'address' : 'street'
  const kind = name ? 'place' : addressKind
  return [{ label, kind, lat, lon, ...(street && { address: { street, streetNumber, zip, locality, lat, lon } }) }]
}
