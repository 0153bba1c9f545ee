import type { Track } from '../generated/types'
import { distanceBetween } from './positions'

type Place = { readonly lat: number; readonly lon: number; readonly elevation?: number | undefined }

/** A point of a track. `alongM` is its distance from the start in metres; `elevation` is in metres. */
export type TrackPoint = Place & { readonly alongM: number }

/** The lines of a track as one path. A gap between two lines is not walked and adds no distance. */
export type MeasuredTrack = { readonly lines: readonly (readonly TrackPoint[])[]; readonly totalM: number }

/** Measures lines, one after the other. Leaves out lines of fewer than two points. */
export function measureLines(lines: readonly (readonly Place[])[]): MeasuredTrack {
  let totalM = 0
  const measured = lines.flatMap((line) => {
    if (line.length < 2) return []
    let previous: Place | undefined
    const points = line.map((point): TrackPoint => {
      if (previous) totalM += distanceBetween(previous, point)
      previous = point
      return { ...point, alongM: totalM }
    })
    return [points]
  })
  return { lines: measured, totalM }
}

/** A track whose length differs from that of its walk by a larger factor is not the whole walk. */
const maxScale = 1.25

/**
 * Measures a track that is simplified for drawing, and so a little shorter than the recorded one: distances are those of the
 * recorded track where a line tells its `recordedLength`. `walkM` is the length of the walk in metres, which stands in for it.
 * Skips positions without numbers.
 */
export function measureTrack(track: Track, walkM?: number): MeasuredTrack {
  let startM = 0
  const features = track.features.map(({ geometry, properties }) => {
    const drawn = measureLines(linesOf(geometry))
    const recordedM = properties?.recordedLength
    const scaled = scaleTo(drawn, recordedM, startM)
    startM = scaled.totalM
    return { ...scaled, isScaled: recordedM !== undefined }
  })
  const measured = { lines: features.flatMap(({ lines }) => lines), totalM: startM }
  return features.some(({ isScaled }) => isScaled) ? measured : scaleTo(measured, walkM, 0)
}

/** Stretches distances to a length and adds the distance to the start. Keeps them when the lengths are too different. */
function scaleTo({ lines, totalM }: MeasuredTrack, lengthM: number | undefined, startM: number): MeasuredTrack {
  const wanted = lengthM && totalM > 0 ? lengthM / totalM : 1
  const scale = wanted > maxScale || wanted < 1 / maxScale ? 1 : wanted
  return {
    lines: lines.map((line) => line.map((point) => ({ ...point, alongM: startM + point.alongM * scale }))),
    totalM: startM + totalM * scale,
  }
}

function linesOf({ type, coordinates }: Track['features'][number]['geometry']): Place[][] {
  if (!Array.isArray(coordinates)) return []
  const lines: unknown[] = type === 'LineString' ? [coordinates] : coordinates
  return lines.map((line) => (Array.isArray(line) ? line.flatMap(toPlace) : []))
}

const isNumberUpTo = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit

function toPlace(position: unknown): Place[] {
  if (!Array.isArray(position)) return []
  const [lon, lat, elevation]: unknown[] = position
  if (!isNumberUpTo(lat, 90) || !isNumberUpTo(lon, 180)) return []
  return [{ lat, lon, ...(isNumberUpTo(elevation, 9000) && { elevation }) }]
}

/** A point of a track and its distance to a place in metres. */
export type TrackPosition = {
  readonly lat: number
  readonly lon: number
  readonly alongM: number
  readonly awayM: number
}

/** Returns the point of each section of a track, from one of its points to the next, that is nearest to a place. */
export function positionsNear({ lines }: Pick<MeasuredTrack, 'lines'>, place: Place): TrackPosition[] {
  return lines.flatMap((line) => line.slice(1).map((end, index) => nearestOnSection(line[index] ?? end, end, place)))
}

/** Scales degrees to a plane, which is exact enough for short sections. */
function nearestOnSection(start: TrackPoint, end: TrackPoint, place: Place): TrackPosition {
  const widthOfDegree = Math.cos((place.lat * Math.PI) / 180)
  const toPlane = ({ lat, lon }: Place) => [(lon - start.lon) * widthOfDegree, lat - start.lat] as const
  const [endX, endY] = toPlane(end)
  const [x, y] = toPlane(place)
  const squared = endX ** 2 + endY ** 2
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * endX + y * endY) / squared))
  const lat = start.lat + (end.lat - start.lat) * share
  const lon = start.lon + (end.lon - start.lon) * share
  const alongM = start.alongM + (end.alongM - start.alongM) * share
  return { lat, lon, alongM, awayM: distanceBetween({ lat, lon }, place) }
}
