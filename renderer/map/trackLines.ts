import type { Track } from '../../schemas/engine'
import { isPlace } from './drawablePins'

export type TrackLine = readonly (readonly [lon: number, lat: number])[]

/** The lines of a track. Positions outside the world are left out, and lines that then have fewer than two positions. */
export function trackLines(track: Track): TrackLine[] {
  return track.features
    .flatMap(({ geometry: { type, coordinates } }) => (type === 'LineString' ? [coordinates] : coordinates))
    .map((line) => (Array.isArray(line) ? line.flatMap(toPosition) : []))
    .filter((line) => line.length > 1)
}

function toPosition(position: unknown): [lon: number, lat: number][] {
  if (!Array.isArray(position)) return []
  const [lon, lat]: unknown[] = position
  return isPlace({ lon, lat }) ? [[Number(lon), Number(lat)]] : []
}
