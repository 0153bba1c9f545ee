import type { Geo, GeocodedLocation } from '../../../../schemas'

declare module '../call/Services' {
  interface Services {
    /** Finds addresses. Without it, the town's own streets are searched. */
    geocoder?: Geocoder | undefined
  }
}

/** `center` is the middle of the preferred area; `locale` the language of the answers. */
export type GeocodingContext = { locale: string; center: Geo | undefined; signal: AbortSignal }

/** An external geocoding service. Its methods reject when the service fails. */
export type Geocoder = {
  search(text: string, count: number, context: GeocodingContext): Promise<GeocodedLocation[]>
  /** Finds the address nearest to a position; undefined when there is none nearby. */
  reverse(position: Geo, context: GeocodingContext): Promise<GeocodedLocation | undefined>
}
