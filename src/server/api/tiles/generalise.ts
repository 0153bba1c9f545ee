import type { GeoJSONVTTile } from '@maplibre/geojson-vt'

type Properties = Readonly<Record<string, unknown>>

/** Lowest zoom level that shows a class of a layer; `*` applies to all other classes. */
const firstZooms: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  land: { meadow: 12, park: 12, square: 13, cemetery: 12, industrial: 11, '*': 0 },
  water: { stream: 11, '*': 0 },
  road: { motorway: 0, primary: 8, secondary: 10, residential: 12, pedestrian: 13, cycleway: 12, '*': 13 },
  rail: { '*': 9 },
  building: { '*': 14 },
  contour: { '*': 13 },
  place: { city: 0, town: 0, village: 10, peak: 11, wood: 11, water: 11, station: 12, neighbourhood: 12, '*': 13 },
}

/** Removes the features of a tile that its zoom level does not show. Keeps unknown layers of a town at every level. */
export function generalise({ features }: GeoJSONVTTile, z: number, layer: string): void {
  for (let index = features.length - 1; index >= 0; index--) {
    const properties = features[index]?.tags ?? {}
    if (!isShownAt(z, layer, properties)) features.splice(index, 1)
  }
}

function isShownAt(z: number, layer: string, properties: Properties): boolean {
  const zooms = firstZooms[layer]
  if (!zooms) return true
  if (layer === 'contour' && properties.major === true) return z >= 12
  return z >= (zooms[String(properties.class)] ?? zooms['*'] ?? 0)
}
