import type { Track } from '../../../schemas'
import { createElevationProfile } from './ElevationProfile'
import type { Gpx, GpxPoint, GpxTrack } from './Gpx'
import { distancesAlong, project } from './geometry'
import { simplifyLine } from './simplifyLine'

/** The figures of a recorded track and its simplified line. */
export type MeasuredTrack = {
  /** In metres, without gaps between segments. */
  length: number
  /** In metres, like `descent`; absent without elevations. */
  ascent?: number
  descent?: number
  /** Simplified line with smoothed elevations; absent for a file with waypoints only. */
  track?: Track
  start: GpxPoint | undefined
}

/** Initial distance of the simplified line from the recorded one. */
const toleranceMetres = 3
const maxPositions = 2000

/** Measures the tracks of a file, as one walk. */
export function measureTrack({ tracks, waypoints }: Gpx): MeasuredTrack {
  const measured = tracks.map(({ name, segments }) => ({
    name,
    segments: segments.filter((segment) => segment.length > 1).map(measureSegment),
  }))
  const segments = measured.flatMap((track) => track.segments)
  const profiles = segments.flatMap(({ profile }) => profile ?? [])
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const start = tracks[0]?.segments.find((segment) => segment.length > 1)?.[0] ?? waypoints[0]
  return {
    length: sum(segments.map(({ length }) => length)),
    ...(profiles.length > 0 && {
      ascent: Math.round(sum(profiles.map(({ ascent }) => ascent))),
      descent: Math.round(sum(profiles.map(({ descent }) => descent))),
    }),
    ...(segments.length > 0 && { track: toTrack(measured) }),
    start,
  }
}

type Segment = ReturnType<typeof measureSegment>

function measureSegment(points: GpxPoint[]) {
  return { points, length: distancesAlong(points).at(-1) ?? 0, profile: createElevationProfile(points) }
}

type MeasuredTracks = readonly { name: GpxTrack['name']; segments: readonly Segment[] }[]

/** Converts the lines to GeoJSON. Doubles the tolerance until they have at most `maxPositions`. */
function toTrack(tracks: MeasuredTracks): Track {
  for (let metres = toleranceMetres; ; metres *= 2) {
    const lines = tracks.map(({ name, segments }) => ({
      name,
      coordinates: segments.map((segment) => toCoordinates(segment, metres)),
    }))
    const count = lines.flatMap(({ coordinates }) => coordinates.flat()).length
    const smallestCount = lines.flatMap(({ coordinates }) => coordinates).length * 2
    if (count > Math.max(maxPositions, smallestCount)) continue
    return {
      type: 'FeatureCollection',
      features: lines.map(({ name, coordinates }) => ({
        type: 'Feature',
        properties: name ? { name } : {},
        geometry:
          coordinates.length === 1 && coordinates[0]
            ? { type: 'LineString', coordinates: coordinates[0] }
            : { type: 'MultiLineString', coordinates },
      })),
    }
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

function toCoordinates({ points, profile }: Segment, metres: number): number[][] {
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
