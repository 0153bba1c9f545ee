import { distanceBetween, type Geo, type Track } from '../../../schemas/engine'

/** A point of a track. `alongM` is its distance from the start in metres. */
export type TrackPoint = Geo & { readonly alongM: number; readonly elevation?: number | undefined }

/** The lines of a track as one way. A gap between two lines adds nothing to the distance. */
export type MeasuredTrack = { readonly lines: readonly (readonly TrackPoint[])[]; readonly totalM: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const isPosition = (value: unknown): value is [number, number, number?] =>
  Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every((part) => Number.isFinite(part))

const linesOf = ({ features }: Track): unknown[] =>
  features.flatMap(({ geometry: { type, coordinates } }): unknown[] => {
    if (!Array.isArray(coordinates)) return []
    return type === 'LineString' ? [coordinates] : coordinates
  })

/** Measures a track. Positions without numbers, and lines of fewer than two positions, are left out. */
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

/** Where a place is on a track: the nearest point of it, and how far from it, in metres. */
export type TrackPosition = Geo & { readonly alongM: number; readonly awayM: number }

/** Where a track comes near itself, the visitor goes on from where they were, within so many metres. */
const sameDistanceM = 25

/**
 * Finds the place of the track that is nearest. `lastAlongM` is where the visitor was before: a loop starts and ends at one
 * place, and a way back may follow the way there.
 */
export function locateOnTrack({ lines }: MeasuredTrack, place: Geo, lastAlongM?: number): TrackPosition | undefined {
  const candidates = lines.flatMap((line) =>
    line.slice(1).map((end, index) => nearestOnSegment(line[index] ?? end, end, place)),
  )
  const nearest = Math.min(...candidates.map(({ awayM }) => awayM))
  const similar = candidates.filter(({ awayM }) => awayM <= nearest + (lastAlongM === undefined ? 0 : sameDistanceM))
  const from = lastAlongM ?? 0
  const effort = ({ alongM, awayM }: TrackPosition) => awayM + Math.abs(alongM - from)
  return similar.reduce<TrackPosition | undefined>(
    (best, each) => (best && effort(best) <= effort(each) ? best : each),
    undefined,
  )
}

/** Segments are short, so degrees are scaled to metres as on a plane. */
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
