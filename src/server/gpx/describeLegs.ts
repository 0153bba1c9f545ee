import { distanceBetween } from '../../../schemas/engine'
import { createElevationProfile } from './ElevationProfile'
import type { Gpx, GpxPoint } from './Gpx'
import { distancesAlong, project } from './geometry'

export type Turn = 'straight' | 'slightLeft' | 'left' | 'slightRight' | 'right' | 'back'

/** The way from one place on a track to the next. */
export type Leg = {
  /** Metres from the start of the track to where the leg begins. */
  from: number
  /** Metres; 0 at the last place. */
  length: number
  ascent: number
  descent: number
  /** Which way to turn where it begins; missing at the start of the track and at its end. */
  turn?: Turn
}

/** How far before and after a turn its directions are taken, in metres. */
const reach = 25

/** Describes the ways between places on a track, in order; that of the last place has no length. */
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

/** A track that passes a place twice may pass it nearer by so many metres the second time. */
const tieMetres = 5

/** The index of the position next to a place, the first from `from` on that is about as near as any. */
function nearestAfter(line: readonly GpxPoint[], place: GpxPoint, from: number): number {
  let best = { index: from, metres: Number.POSITIVE_INFINITY }
  for (let index = from; index < line.length; index++) {
    const point = line[index]
    const metres = point ? distanceBetween(point, place) : Number.POSITIVE_INFINITY
    if (metres < best.metres - (best.metres < reach ? tieMetres : 0)) best = { index, metres }
  }
  return best.index
}

/** Which way a track turns at one of its positions. */
function turnAt(line: readonly GpxPoint[], along: readonly number[], at: number): Turn | undefined {
  const here = line[at]
  const metres = along[at] ?? 0
  const before = line[along.findIndex((distance) => distance >= metres - reach)]
  const after = line[along.findIndex((distance) => distance >= metres + reach)]
  if (!here || !before || !after || before === here || after === here) return undefined
  const [came, goes] = [project(before, here), project(after, here)]
  const angle = Math.atan2(goes.x, goes.y) - Math.atan2(-came.x, -came.y)
  const degrees = (((((angle * 180) / Math.PI + 180) % 360) + 360) % 360) - 180
  const size = Math.abs(degrees)
  if (size < 20) return 'straight'
  if (size > 150) return 'back'
  const isLeft = degrees < 0
  if (size < 55) return isLeft ? 'slightLeft' : 'slightRight'
  return isLeft ? 'left' : 'right'
}
