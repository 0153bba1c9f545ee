import type { Geo } from '../../../../schemas/engine'
import { type MeasuredTrack, positionsNear, type TrackPosition } from '../../../../schemas/tracks/measureTrack'

/** Maximum difference in distance, in metres, of track points between which the last position decides. */
const sameDistanceM = 25

/**
 * Finds the nearest point of a track. `lastAlongM` is the previous position along it, because a loop starts and ends
 * at one place, and the way back may follow the way there.
 */
export function locateOnTrack(track: MeasuredTrack, place: Geo, lastAlongM?: number): TrackPosition | undefined {
  const candidates = positionsNear(track, place)
  const nearest = Math.min(...candidates.map(({ awayM }) => awayM))
  const similar = candidates.filter(({ awayM }) => awayM <= nearest + (lastAlongM === undefined ? 0 : sameDistanceM))
  const from = lastAlongM ?? 0
  const cost = ({ alongM, awayM }: TrackPosition) => awayM + Math.abs(alongM - from)
  return similar.reduce<TrackPosition | undefined>(
    (best, candidate) => (best && cost(best) <= cost(candidate) ? best : candidate),
    undefined,
  )
}
