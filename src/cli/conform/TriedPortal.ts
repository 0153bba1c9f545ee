import { memberOf } from '../../../schemas/json/pointer'

/** The portal that a back end is tried with. */
export type TriedPortal = {
  /** In calls. */
  name: string
  /** In degrees. */
  lat: number
  lon: number
  /** The default language first. */
  locales: readonly string[]
  now: Date
}

/** The centre of Belgium, for a portal that does not say where it is. */
const somewhere = { lat: 50.64, lon: 4.67 }

/** The zoom level of the tile that is asked. */
const tileZoom = 13

/** Reads a portal from the answer with its configuration, as far as there is one. */
export function readTriedPortal(name: string, answer: unknown, now: Date): TriedPortal {
  const member = (of: string) => memberOf(memberOf(answer, 'data'), of)
  const [lat, lon] = [member('latitude'), member('longitude')]
  const more = member('additionalLocales')
  const locales = [member('defaultLocale'), ...(Array.isArray(more) ? more : [])].filter(
    (each) => typeof each === 'string',
  )
  return {
    name,
    lat: typeof lat === 'number' ? lat : somewhere.lat,
    lon: typeof lon === 'number' ? lon : somewhere.lon,
    locales: locales.length > 0 ? [...new Set(locales)] : ['fr'],
    now,
  }
}

/** The values of parameters that say which portal, or where it is. */
export function fixedValues({ name, lat, lon }: TriedPortal): Readonly<Record<string, string | number | undefined>> {
  const scale = 2 ** tileZoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    portalName: name,
    lat,
    lon,
    z: tileZoom,
    x: Math.floor(((lon + 180) / 360) * scale),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale),
  }
}
