import type { Track } from '../../../schemas/engine'
import { isPlace } from '../drawablePins'

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

type Position = Omit<ProfilePoint, 'slope'>

/** Number of points of a profile. */
const pointCount = 201

/** In metres: the stretch over which a slope is measured; a shorter one would measure single stones. */
const slopeDistance = 100

/** Mean radius of the earth in metres. */
const radius = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * The profile of a track; undefined unless its positions have elevations, as the third of their numbers. `length` in metres is
 * that of the walk, where it is known: the line for drawing is a little shorter.
 */
export function createProfile(track: Track, length?: number): TrackProfile | undefined {
  const drawn = positionsOf(track)
  const end = drawn.at(-1)?.distance ?? 0
  if (drawn.length < 2 || end === 0) return undefined
  const scale = length ? length / end : 1
  const positions = drawn.map((position) => ({ ...position, distance: position.distance * scale }))
  const total = end * scale
  let after = 1
  const sampled = Array.from({ length: pointCount }, (_, index) => {
    const distance = (total * index) / (pointCount - 1)
    while (after < positions.length - 1 && (positions[after]?.distance ?? 0) < distance) after += 1
    return between(positions[after - 1], positions[after], distance)
  })
  const points = sampled.map((point, index) => ({ ...point, slope: slopeAt(sampled, index, total) }))
  const elevations = drawn.map(({ elevation }) => elevation)
  return {
    points,
    length: total,
    lowest: elevations.reduce((one, other) => Math.min(one, other)),
    highest: elevations.reduce((one, other) => Math.max(one, other)),
  }
}

/** The positions with elevations, each with its distance along the lines; gaps between lines do not count. */
function positionsOf({ features }: Track): Position[] {
  const lines: unknown[] = features.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'LineString' ? [coordinates] : coordinates,
  )
  let distance = 0
  return lines.flatMap((line) => {
    if (!Array.isArray(line)) return []
    let before: Position | undefined
    return line.flatMap((item: unknown) => {
      const place = toPlace(item)
      if (!place) return []
      if (before) distance += metresBetween(before, place)
      before = { ...place, distance }
      return [before]
    })
  })
}

function toPlace(item: unknown): Omit<Position, 'distance'> | undefined {
  if (!Array.isArray(item)) return undefined
  const [lon, lat, elevation]: unknown[] = item
  const isValid = isPlace({ lon, lat }) && typeof elevation === 'number' && Math.abs(elevation) < 9000
  return isValid ? { lon: Number(lon), lat: Number(lat), elevation } : undefined
}

type Place = Pick<Position, 'lat' | 'lon'>

function metresBetween(from: Place, to: Place): number {
  const x = radians(to.lon - from.lon) * Math.cos(radians((from.lat + to.lat) / 2))
  return Math.hypot(x, radians(to.lat - from.lat)) * radius
}

function between(before: Position | undefined, after: Position | undefined, distance: number): Position {
  if (!before || !after) return { distance, elevation: 0, lat: 0, lon: 0 }
  const width = after.distance - before.distance
  const share = width > 0 ? Math.min(1, Math.max(0, (distance - before.distance) / width)) : 1
  const mix = (from: number, to: number) => from + (to - from) * share
  return {
    distance,
    elevation: mix(before.elevation, after.elevation),
    lat: mix(before.lat, after.lat),
    lon: mix(before.lon, after.lon),
  }
}

/** The slope over some metres around a point. */
function slopeAt(points: readonly Position[], index: number, total: number): number {
  const reach = Math.max(1, Math.round((slopeDistance / total / 2) * (points.length - 1)))
  const [from, to] = [points[Math.max(0, index - reach)], points[Math.min(points.length - 1, index + reach)]]
  return from && to && to.distance > from.distance ? (to.elevation - from.elevation) / (to.distance - from.distance) : 0
}
