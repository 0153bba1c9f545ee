import type { Track } from '../../../schemas/engine'
import { measureTrack, type TrackPoint } from '../../../schemas/tracks/measureTrack'

/** A place along a track. */
export type ProfilePoint = {
  /** Metres from the start. */
  distance: number
  /** Metres. */
  elevation: number
  lat: number
  lon: number
  /** Slope around it, as a share: 0.06 climbs 6 m in 100. */
  slope: number
}

export type TrackProfile = {
  /** Evenly spaced, from the start to the end. */
  points: readonly ProfilePoint[]
  /** Metres. */
  length: number
  lowest: number
  highest: number
}

/** A point of a profile before its slope is known. `line` is the index of its line. */
type Position = Omit<ProfilePoint, 'slope'> & { line: number }

/** Number of points of a profile. */
const pointCount = 201

/** In metres: the stretch over which a slope is measured; a shorter one would measure single stones. */
const slopeDistance = 100

/**
 * The profile of a track; undefined unless its positions have elevations, as the third of their numbers. Missing elevations are
 * interpolated. `length` is that of the walk in metres, see `measureTrack`.
 */
export function createProfile(track: Track, length?: number): TrackProfile | undefined {
  const { lines, totalM } = measureTrack(track, length)
  const places = lines.flatMap((line, index) => line.map((point) => ({ ...point, line: index })))
  const heights = places.filter(hasElevation)
  if (heights.length < 2 || totalM === 0) return undefined
  const placesAlong = createSampler(places)
  const heightsAlong = createSampler(heights)
  const sampled = Array.from({ length: pointCount }, (_, index): Position => {
    const distance = (totalM * index) / (pointCount - 1)
    const { from, to, share } = placesAlong(distance)
    const height = heightsAlong(distance)
    return {
      distance,
      line: to.line,
      lat: mix(from.lat, to.lat, share),
      lon: mix(from.lon, to.lon, share),
      elevation: mix(height.from.elevation, height.to.elevation, height.share),
    }
  })
  const elevations = heights.map(({ elevation }) => elevation)
  return {
    points: sampled.map(({ line: _, ...point }, index) => ({ ...point, slope: slopeAt(sampled, index, totalM) })),
    length: totalM,
    lowest: elevations.reduce((one, other) => Math.min(one, other)),
    highest: elevations.reduce((one, other) => Math.max(one, other)),
  }
}

const hasElevation = <Point extends TrackPoint>(point: Point): point is Point & { elevation: number } =>
  point.elevation !== undefined

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Returns a function for increasing distances, which finds the points around each and the share of the way between them. */
function createSampler<Point extends TrackPoint>(points: readonly Point[]) {
  let after = 1
  return (distance: number): { from: Point; to: Point; share: number } => {
    while (after < points.length - 1 && (points[after]?.alongM ?? 0) < distance) after += 1
    const [from, to] = [points[after - 1], points[after]]
    if (!from || !to) throw new RangeError('A profile needs two points.')
    const width = to.alongM - from.alongM
    return { from, to, share: width > 0 ? Math.min(1, Math.max(0, (distance - from.alongM) / width)) : 1 }
  }
}

/** The slope over some metres around a point, within its line: nobody walks from one line to the next. */
function slopeAt(points: readonly Position[], index: number, total: number): number {
  const reach = Math.max(1, Math.round((slopeDistance / total / 2) * (points.length - 1)))
  const { line } = points[index] ?? {}
  const near = points.slice(Math.max(0, index - reach), index + reach + 1).filter((point) => point.line === line)
  const [from, to] = [near[0], near.at(-1)]
  return from && to && to.distance > from.distance ? (to.elevation - from.elevation) / (to.distance - from.distance) : 0
}
