import { use, useMemo } from 'react'
import type { Geo, MapTiles, PlacesProvider } from '../../schemas/engine'
import { positionOfTown } from '../../schemas/tracks/positions'
import { type MapTown, MapTownContext } from './MapTownContext'

/** A source of tiles. Its `url` has `{z}`, `{x}` and `{y}`, and `{key}` for the `key`. */
export type TileSettings = {
  url: string
  type: MapTiles['type']
  attribution: string
  maxZoom: number
  key?: string
}

export type MapSettings = {
  tiles: TileSettings
  center: Geo
  zoom: number
  /** A provider that the browser asks for addresses, its key filled in; without it, the town's own service answers. */
  places?: PlacesProvider
}

/** The map settings of the page's town. Outside a portal, those of the demonstration town. */
export function useMapSettings(): MapSettings {
  const town = use(MapTownContext) ?? demonstrationTown
  return useMemo(() => readMapSettings(town), [town])
}

/** Last zoom level that the town's own tiles are cut for. */
export const lastTownZoom = 16

const demonstrationTown: MapTown = {
  name: 'Montclair-sur-Meuse',
  portalName: 'montclair',
}

/** The address of a provider with its key in the place of `{key}`. */
export const fillKey = (url: string, key = ''): string => url.replaceAll('{key}', encodeURIComponent(key))

/** The settings of a town. What its configuration leaves out is the town's own map around its centre. */
export function readMapSettings(town: MapTown): MapSettings {
  const { name, portalName, maps = {}, mapsKey } = town
  const { center, zoom = 14, tiles, places } = maps
  const townTiles: TileSettings = {
    url: `/maps-service/api/v1/web/tiles/${encodeURIComponent(portalName)}/{z}/{x}/{y}`,
    type: 'vector',
    attribution: `© ${name}`,
    maxZoom: lastTownZoom,
  }
  const configuredTiles = tiles && { ...tiles, maxZoom: tiles.maxZoom ?? 19, ...(mapsKey && { key: mapsKey }) }
  return {
    tiles: configuredTiles ?? townTiles,
    center: center ?? positionOfTown(town),
    zoom,
    ...(places && { places: { ...places, url: fillKey(places.url, mapsKey) } }),
  }
}
