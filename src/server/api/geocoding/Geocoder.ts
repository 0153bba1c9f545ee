import type { Geo, GeocodedLocation } from '../../../../schemas'

/** The area that is searched first, and the language of the answers. */
export type GeocodingContext = { locale: string; center: Geo | undefined; signal: AbortSignal }

/** A service that finds locations outside of the database. Rejects when it does not answer as it should. */
export type Geocoder = {
  search(text: string, count: number, context: GeocodingContext): Promise<GeocodedLocation[]>
  /** The address nearest to a position; undefined when there is none near. */
  reverse(position: Geo, context: GeocodingContext): Promise<GeocodedLocation | undefined>
}
