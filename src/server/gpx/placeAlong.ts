import { positionsNear } from '../../../schemas/tracks/measureTrack'
import type { RecordedLine } from './measureRecording'

type Place = { readonly lat: number; readonly lon: number }

/** A place on a track. */
export type PlaceAlong = {
  /** Distance from the start along the track, in metres. */
  along: number
  /** Distance from the track, in metres. */
  away: number
  /** The line of the track that passes it. */
  line: RecordedLine
}

/** A track that passes a place several times counts as equally near within this distance, or half of the nearest one. */
const tieMetres = 25

/** The first passage counts as nearer by up to this, and another place at the same distance as farther. */
const orderMetres = 5
const sameMetres = 30

/**
 * Places points on a track, each after the one before, as near to it as possible. Returns undefined when the track does not pass
 * them in their order.
 */
export function placeAlong(lines: readonly RecordedLine[], places: readonly Place[]): PlaceAlong[] | undefined {
  const total = (lines.at(-1)?.start ?? 0) + (lines.at(-1)?.length ?? 0)
  let chains: Chain[] = [{ cost: 0, placed: [] }]
  for (const place of places) {
    chains = passagesOf(lines, place).flatMap((passage) => {
      const own = passage.away + (total > 0 ? (orderMetres * passage.along) / total : 0)
      const best = chains
        .flatMap(({ cost, placed }) => {
          const ahead = passage.along - (placed.at(-1)?.along ?? Number.NEGATIVE_INFINITY)
          return ahead < 0 ? [] : { cost: cost + own + (ahead < 1 ? sameMetres : 0), placed }
        })
        .reduce<Chain | undefined>((one, other) => (one && one.cost <= other.cost ? one : other), undefined)
      return best ? { cost: best.cost, placed: [...best.placed, passage] } : []
    })
  }
  return chains.reduce<Chain | undefined>((one, other) => (one && one.cost <= other.cost ? one : other), undefined)
    ?.placed
}

/** Passages in the order of the places so far, and the sum of their distances from the track. */
type Chain = { cost: number; placed: PlaceAlong[] }

/** Returns the point of a track that is nearest to a place, the first of several; undefined without a line. */
export function nearestAlong(lines: readonly RecordedLine[], place: Place): PlaceAlong | undefined {
  return passagesOf(lines, place).reduce<PlaceAlong | undefined>(
    (one, other) => (one && one.away <= other.away + orderMetres ? one : other),
    undefined,
  )
}

/** Returns the nearest point of each passage of a track near a place, in order. */
function passagesOf(lines: readonly RecordedLine[], place: Place): PlaceAlong[] {
  const positions = lines.map((line) => ({ line, near: positionsNear({ lines: [line.points] }, place) }))
  const nearest = positions.flatMap(({ near }) => near).reduce((least, { awayM }) => Math.min(least, awayM), Infinity)
  const limit = nearest + Math.max(tieMetres, nearest / 2)
  return positions.flatMap(({ line, near }) => {
    const passages: PlaceAlong[] = []
    let isInside = false
    for (const { alongM: along, awayM: away } of near) {
      const last = passages.at(-1)
      if (away > limit) isInside = false
      else if (!isInside || !last) {
        isInside = true
        passages.push({ along, away, line })
      } else if (away < last.away) passages.splice(-1, 1, { along, away, line })
    }
    return passages
  })
}
