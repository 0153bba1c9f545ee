import type { GeoView } from '../../../../renderer/map/MapContent'
import { mapDefaults } from '../../../../renderer/map/mapDefaults'
import { trackLines } from '../../../../renderer/map/trackLines'
import type { Track } from '../../../../schemas/engine'

/** A map in CSS pixels; `covered` is the width of what lies over its left side. */
export type MapSize = { width: number; height: number; covered: number }

/** CSS pixels left free around the track, in which the buttons of the map stand. */
const margin = 72

/** Width of the world at zoom 0, in CSS pixels. */
const worldWidth = 256

/** The view that shows a track whole, in the part of the map that nothing covers; undefined for a track without a line. */
export function viewOfTrack(track: Track, { width, height, covered }: MapSize): GeoView | undefined {
  const points = trackLines(track).flat()
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(([lon]) => (lon + 180) / 360), points.map(([, lat]) => rowOf(lat))]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const zoomFor = (length: number, span: number) => Math.log2(Math.max(48, length - 2 * margin) / worldWidth / span)
  const zoom = Math.min(zoomFor(width - covered, east - west), zoomFor(height, south - north), mapDefaults.selectedZoom)
  const toMiddle = covered / 2 / (worldWidth * 2 ** zoom)
  return { zoom, lon: ((west + east) / 2 - toMiddle) * 360 - 180, lat: latitudeOf((north + south) / 2) }
}

/** How far south of the top of the world a latitude is, from 0 to 1 (Mercator). */
const rowOf = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2

const latitudeOf = (row: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI
