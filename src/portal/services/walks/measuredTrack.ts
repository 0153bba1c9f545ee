import { distanceBetween, type Geo, type Track } from '../../../../schemas/engine'

/** A point of a track. `alongM` is its distance from the start in metres. */
export type TrackPoint = Geo & { readonly alongM: number; readonly elevation?: number | undefined }

/** The lines of a track as one path. A gap between two lines adds no distance. */
export type MeasuredTrack = { readonly lines: readonly (readonly TrackPoint[])[]; readonly totalM: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const isPosition = (value: unknown): value is [number, number, number?] =>
  Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every((part) => Number.isFinite(part))

const linesOf = ({ features }: Track): unknown[] =>
  features.flatMap(({ geometry: { type, coordinates } }): unknown[] => {
    if (!Array.isArray(coordinates)) return []
    return type === 'LineString' ? [coordinates] : coordinates
  })

/** Measures a track. Skips positions without numbers and lines of fewer than two positions. */
export function measureTrack(track: Track): MeasuredTrack {
  let totalM = 0
  const lines = linesOf(track).flatMap((line) => {
    const positions = Array.isArray(line) ? line.filter(isPosition) : []
    if (positions.length < 2) return []
    let previous: Geo | undefined
    const points = positions.map(([lon, lat, elevation]): TrackPoint => {
      if (previous) totalM += distanceBetween(previous, { lat, lon })
      previous = { lat, lon }
      return { lat, lon, alongM: totalM, ...(Number.isFinite(elevation) && { elevation }) }
    })
    return [points]
  })
  return { lines, totalM }
}

/** The position of a place on a track: the nearest point of the track and the distance to it in metres. */
export type TrackPosition = Geo & { readonly alongM: number; readonly awayM: number }

/** Maximum difference in distance, in metres, of track points between which the last position decides. */
const sameDistanceM = 25

/**
 * Finds the nearest point of a track. `lastAlongM` is the previous position along it, because a loop starts and ends
 * at one place, and the way back may follow the way there.
 */
export function locateOnTrack({ lines }: MeasuredTrack, place: Geo, lastAlongM?: number): TrackPosition | undefined {
  const candidates = lines.flatMap((line) =>
    line.slice(1).map((end, index) => nearestOnSegment(line[index] ?? end, end, place)),
  )
  const nearest = Math.min(...candidates.map(({ awayM }) => awayM))
  const similar = candidates.filter(({ awayM }) => awayM <= nearest + (lastAlongM === undefined ? 0 : sameDistanceM))
  const from = lastAlongM ?? 0
  const cost = ({ alongM, awayM }: TrackPosition) => awayM + Math.abs(alongM - from)
  return similar.reduce<TrackPosition | undefined>(
    (best, candidate) => (best && cost(best) <= cost(candidate) ? best : candidate),
    undefined,
  )
}

/** Scales degrees to a plane, which is exact enough for short segments. */
function nearestOnSegment(start: TrackPoint, end: TrackPoint, place: Geo): TrackPosition {
  const widthOfDegree = Math.cos(radians(place.lat))
  const toPlane = ({ lat, lon }: Geo) => [(lon - start.lon) * widthOfDegree, lat - start.lat] as const
  const [endX, endY] = toPlane(end)
  const [x, y] = toPlane(place)
  const squared = endX ** 2 + endY ** 2
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * endX + y * endY) / squared))
  const lat = start.lat + (end.lat - start.lat) * share
  const lon = start.lon + (end.lon - start.lon) * share
  const alongM = start.alongM + (end.alongM - start.alongM) * share
  return { lat, lon, alongM, awayM: distanceBetween({ lat, lon }, place) }
}
