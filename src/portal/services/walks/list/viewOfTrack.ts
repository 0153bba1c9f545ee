import type { GeoView } from '../../../../../renderer/map/MapContent'
import { mapDefaults } from '../../../../../renderer/map/mapDefaults'
import { trackLines } from '../../../../../renderer/map/trackLines'
import type { Track } from '../../../../../schemas/engine'

/** The size of a map in CSS pixels; `covered` is the width of the panel over its left side. */
export type MapSize = { width: number; height: number; covered: number }

/** Padding around the track in CSS pixels, which leaves room for the map buttons. */
const margin = 72

/** Width of the world at zoom 0, in CSS pixels. */
const worldWidth = 256

/** The view that fits a track into the uncovered part of the map; undefined for a track without a line. */
export function viewOfTrack(track: Track, { width, height, covered }: MapSize): GeoView | undefined {
  const points = trackLines(track).flat()
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(([lon]) => (lon + 180) / 360), points.map(([, lat]) => mercatorY(lat))]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const zoomFor = (length: number, span: number) => Math.log2(Math.max(48, length - 2 * margin) / worldWidth / span)
  const zoom = Math.min(zoomFor(width - covered, east - west), zoomFor(height, south - north), mapDefaults.selectedZoom)
  const toMiddle = covered / 2 / (worldWidth * 2 ** zoom)
  return { zoom, lon: ((west + east) / 2 - toMiddle) * 360 - 180, lat: latitudeOfY((north + south) / 2) }
}

/** The Mercator y coordinate of a latitude, from 0 (north) to 1 (south). */
const mercatorY = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2

const latitudeOfY = (row: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI
