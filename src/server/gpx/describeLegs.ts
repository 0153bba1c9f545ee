import { distanceBetween } from '../../../schemas/engine'
import { createElevationProfile } from './ElevationProfile'
import type { Gpx, GpxPoint } from './Gpx'
import { distancesAlong, project } from './geometry'

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

/** Describes the legs between places on a track, in order. The leg of the last place has no length. */
export function describeLegs({ tracks }: Gpx, places: readonly GpxPoint[]): Leg[] {
  const line = tracks.flatMap((track) => track.segments.flat())
  const along = distancesAlong(line)
  let first = 0
  const starts = places.map((place) => {
    first = nearestAfter(line, place, first)
    return first
  })
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? start
    const { ascent = 0, descent = 0 } = createElevationProfile(line.slice(start, end + 1)) ?? {}
    const turn = index < starts.length - 1 ? turnAt(line, along, start) : undefined
    return {
      from: along[start] ?? 0,
      length: (along[end] ?? 0) - (along[start] ?? 0),
      ascent: Math.round(ascent),
      descent: Math.round(descent),
      ...(turn && { turn }),
    }
  })
}

/** A track that passes a place twice counts as equally near within this tolerance. */
const tieMetres = 5

/** Returns the index, from `from` on, of the first position that is nearest to the place, within `tieMetres`. */
function nearestAfter(line: readonly GpxPoint[], place: GpxPoint, from: number): number {
  let best = { index: from, metres: Number.POSITIVE_INFINITY }
  for (let index = from; index < line.length; index++) {
    const point = line[index]
    const metres = point ? distanceBetween(point, place) : Number.POSITIVE_INFINITY
    if (metres < best.metres - (best.metres < turnReachMetres ? tieMetres : 0)) best = { index, metres }
  }
  return best.index
}

/** Returns the turn of a track at the position of an index; undefined at its ends. */
function turnAt(line: readonly GpxPoint[], along: readonly number[], positionIndex: number): Turn | undefined {
  const here = line[positionIndex]
  const metres = along[positionIndex] ?? 0
  const before = line[along.findIndex((distance) => distance >= metres - turnReachMetres)]
  const after = line[along.findIndex((distance) => distance >= metres + turnReachMetres)]
  if (!here || !before || !after || before === here || after === here) return undefined
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
