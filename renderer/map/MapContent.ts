import type { Geo, Pin, Track } from '../../schemas/engine'
import type { KnownPosition } from '../engine/HostContext'

/** A pin of the contract, with a key that is unique on its map. */
export type MapPin = Readonly<Pin> & { readonly key: string }

/** A circle around a place; `radius` in metres. */
export type RadiusZone = Readonly<Geo> & { readonly radius: number }

/** West, south, east and north in degrees. */
export type GeoBounds = readonly [west: number, south: number, east: number, north: number]

/** What the first view of a map, and "see all", show. */
export type MapFocus = 'pin' | 'user' | 'gpx' | 'radiusZone' | 'both' | 'all'

/** Pins closer than `radius` CSS pixels are one circle, up to the zoom `maxZoom`. */
export type ClusterOptions = { readonly maxZoom?: number | undefined; readonly radius?: number | undefined }

/** A view of the map: its centre in degrees and its zoom, as OpenLayers counts it: 256 pixels for the world at zoom 0. */
export type GeoView = Readonly<Geo> & { readonly zoom: number }

/** The view after a move. */
export type MovedView = GeoView & {
  readonly bounds: GeoBounds
  /** Whether the visitor moved the map, by hand, keys or buttons. */
  readonly isByVisitor: boolean
  /** Whether the view shows all content, as "see all" does. */
  readonly isWhole: boolean
  /** Keys of the pins inside the view, those in clusters included. */
  readonly visibleKeys: readonly string[]
}

/** What a map shows. */
export type MapContent = {
  readonly pins?: readonly MapPin[] | undefined
  readonly track?: Track | undefined
  readonly radiusZone?: RadiusZone | undefined
  readonly position?: KnownPosition | undefined
  /** A dot on the track, such as the point of the elevation profile under the pointer. */
  readonly trackMarker?: Readonly<Geo> | undefined
  /** Default `all`. */
  readonly focus?: MapFocus | undefined
  /** Default `{ maxZoom: 20, radius: 15 }`. */
  readonly cluster?: ClusterOptions | undefined
  /** Zoom of the first view, instead of the one at which its content fits. */
  readonly zoom?: number | undefined
  /** The first view, instead of that of `focus`, such as one stored in the address. */
  readonly initialView?: GeoView | undefined
  /** The selected pin. Without this property, the map has its own selection. */
  readonly selectedKey?: string | undefined
  /** CSS pixels at the lower edge that a panel of the page covers; places are shown above them. */
  readonly coveredHeight?: number | undefined
  /** CSS pixels at the upper edge that the page covers, for example with a search; places are shown below them. */
  readonly coveredTop?: number | undefined
}
