import type { TrackPoint } from '../../../schemas/tracks/measureTrack'
import type { Gpx } from './Gpx'
import { measureRecording, type RecordedLine } from './measureRecording'
import { nearestAlong, type PlaceAlong, placeAlong } from './placeAlong'
import { project } from './project'

export type Turn = 'straight' | 'slightLeft' | 'left' | 'slightRight' | 'right' | 'back'

/** The section of a track from one place to the next. */
export type Leg = {
  /** Distance from the start of the track, in metres. */
  from: number
  /** In metres; 0 at the last place. */
  length: number
  ascent: number
  descent: number
  /** Turn at the begin of the leg; absent at the start and end of the track. */
  turn?: Turn
}

/** Distance before and after a turn at which its directions are measured. */
const turnReachMetres = 25

/**
 * Describes the legs between places on a track. The leg of the last place has no length, and no leg has one where the track does
 * not pass the places in their order.
 */
export function describeLegs(gpx: Gpx, places: readonly { readonly lat: number; readonly lon: number }[]): Leg[] {
  const lines = measureRecording(gpx)
  const placed = placeAlong(lines, places) ?? places.flatMap((place) => nearestAlong(lines, place) ?? [])
  return places.map((_, index): Leg => {
    const start = placed[index]
    if (!start) return { from: 0, length: 0, ascent: 0, descent: 0 }
    const end = Math.max(start.along, placed[index + 1]?.along ?? start.along)
    const turn = index < places.length - 1 ? turnAt(start) : undefined
    return { from: start.along, length: end - start.along, ...climbOf(lines, start.along, end), ...(turn && { turn }) }
  })
}

/** Sums the climbs of the parts of lines between two distances. */
function climbOf(lines: readonly RecordedLine[], from: number, to: number): { ascent: number; descent: number } {
  let [ascent, descent] = [0, 0]
  for (const { start, length, profile } of lines) {
    const [begin, end] = [Math.max(from, start), Math.min(to, start + length)]
    if (!profile || begin >= end) continue
    const climb = profile.climbBetween(begin - start, end - start)
    ascent += climb.ascent
    descent += climb.descent
  }
  return { ascent: Math.round(ascent), descent: Math.round(descent) }
}

/** Returns the turn of a line at a place on it; undefined at its ends. */
function turnAt({ line: { points, start, length }, along }: PlaceAlong): Turn | undefined {
  if (along - start < 1 || start + length - along < 1) return undefined
  const here = pointAt(points, along)
  const before = pointAt(points, Math.max(start, along - turnReachMetres))
  const after = pointAt(points, Math.min(start + length, along + turnReachMetres))
  if (!here || !before || !after) return undefined
  const from = project(before, here)
  const to = project(after, here)
  const angle = Math.atan2(to.x, to.y) - Math.atan2(-from.x, -from.y)
  const degrees = (((((angle * 180) / Math.PI + 180) % 360) + 360) % 360) - 180
  const size = Math.abs(degrees)
  if (size < 20) return 'straight'
  if (size > 150) return 'back'
  const isLeft = degrees < 0
  if (size < 55) return isLeft ? 'slightLeft' : 'slightRight'
  return isLeft ? 'left' : 'right'
}

/** Returns the point of a line at a distance from the start of the walk. */
function pointAt(points: readonly TrackPoint[], along: number): { lat: number; lon: number } | undefined {
  const index = points.findIndex(({ alongM }) => alongM >= along)
  const after = points.at(index)
  const before = index > 0 ? points[index - 1] : undefined
  if (!after || !before) return after
  const share = (along - before.alongM) / (after.alongM - before.alongM)
  return { lat: before.lat + (after.lat - before.lat) * share, lon: before.lon + (after.lon - before.lon) * share }
}
