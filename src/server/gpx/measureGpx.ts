import type { Track } from '../../../schemas'
import type { Gpx } from './Gpx'
import { measureRecording, type RecordedLine } from './measureRecording'
import { project } from './project'
import { simplifyLine } from './simplifyLine'

/** The figures of a recorded track and its simplified line. */
export type MeasuredGpx = {
  /** In metres, without gaps between segments. */
  length: number
  /** In metres, like `descent`; absent without elevations. */
  ascent?: number
  descent?: number
  /** Simplified line with smoothed elevations; absent for a file with waypoints only. */
  track?: Track
  start: { lat: number; lon: number } | undefined
}

/** Initial distance of the simplified line from the recorded one. */
const toleranceMetres = 3
const maxPositions = 2000

/** Measures the tracks of a file, as one walk. */
export function measureGpx(gpx: Gpx): MeasuredGpx {
  const lines = measureRecording(gpx)
  const profiles = lines.flatMap(({ profile }) => profile ?? [])
  const start = lines[0]?.points[0] ?? gpx.waypoints[0]
  return {
    length: sum(lines.map(({ length }) => length)),
    ...(profiles.length > 0 && {
      ascent: Math.round(sum(profiles.map(({ ascent }) => ascent))),
      descent: Math.round(sum(profiles.map(({ descent }) => descent))),
    }),
    ...(lines.length > 0 && { track: toTrack(lines) }),
    start: start && { lat: start.lat, lon: start.lon },
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Converts the lines to GeoJSON. Doubles the tolerance until they have at most `maxPositions`. */
function toTrack(lines: readonly RecordedLine[]): Track {
  const tracks = [...new Set(lines.map(({ track }) => track))].map((track) =>
    lines.filter((line) => line.track === track),
  )
  for (let metres = toleranceMetres; ; metres *= 2) {
    const features = tracks.map((parts) => toFeature(parts, metres))
    const count = features.reduce((total, feature) => total + feature.count, 0)
    if (count <= Math.max(maxPositions, lines.length * 2))
      return { type: 'FeatureCollection', features: features.map(({ feature }) => feature) }
  }
}

/** Converts the lines of one track, and counts their positions. */
function toFeature(
  parts: readonly RecordedLine[],
  metres: number,
): { feature: Track['features'][number]; count: number } {
  const coordinates = parts.map((part) => toCoordinates(part, metres))
  const [only, second] = coordinates
  const name = parts[0]?.track.name
  const recordedLength = rounded(sum(parts.map(({ length }) => length)), 1)
  return {
    feature: {
      type: 'Feature',
      properties: { ...(name && { name }), recordedLength },
      geometry: only && !second ? { type: 'LineString', coordinates: only } : { type: 'MultiLineString', coordinates },
    },
    count: coordinates.reduce((total, line) => total + line.length, 0),
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

function toCoordinates({ points, profile }: RecordedLine, metres: number): number[][] {
  const [origin] = points
  if (!origin) return []
  const line = points.map((point, index) => ({ ...project(point, origin), z: profile?.elevations[index] ?? 0 }))
  return simplifyLine(line, metres).flatMap((index) => {
    const point = points[index]
    const elevation = profile?.elevations[index]
    // Six decimals of a degree and one of a metre are both about 10 cm.
    return point
      ? [[rounded(point.lon, 6), rounded(point.lat, 6), ...(elevation === undefined ? [] : [rounded(elevation, 1)])]]
      : []
  })
}
