import { distanceBetween } from '../../../schemas/tracks/positions'
import type { GpxPoint, GpxTrack } from './Gpx'

/** Nobody walks so many metres in a straight line without a position. */
export const maxJumpMetres = 10_000

/** Metres of a degree of latitude. */
const metresPerDegree = 111_195

/**
 * Removes positions that are more than `maxJumpMetres` away from the rest: single ones, and groups of less than a twentieth of the
 * largest part without such a jump. Calls `report` with each.
 */
export function removeStrays(tracks: readonly GpxTrack[], report: (point: GpxPoint) => void): void {
  const parts = tracks.flatMap(({ segments }) => segments.flatMap(splitAtJumps))
  const main = parts.reduce<GpxPoint[]>((one, other) => (other.length > one.length ? other : one), [])
  if (main.length < 3) return
  const isNear = nearTo(main)
  const maxLength = Math.max(1, main.length / 20)
  const strays = new Set(parts.flatMap((part) => (part.length <= maxLength && !part.some(isNear) ? part : [])))
  if (strays.size === 0) return
  for (const stray of strays) report(stray)
  for (const track of tracks)
    track.segments = track.segments.map((segment) => segment.filter((point) => !strays.has(point)))
}

function splitAtJumps(segment: readonly GpxPoint[]): GpxPoint[][] {
  const parts: GpxPoint[][] = []
  let before: GpxPoint | undefined
  for (const point of segment) {
    if (before && distanceBetween(before, point) <= maxJumpMetres) parts.at(-1)?.push(point)
    else parts.push([point])
    before = point
  }
  return parts
}

/** Returns a function that tells whether a position is in or near the bounds of others. */
function nearTo(points: readonly GpxPoint[]): (point: GpxPoint) => boolean {
  let [south, north, west, east] = [90, -90, 180, -180]
  for (const { lat, lon } of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, lon)
    east = Math.max(east, lon)
  }
  const tall = maxJumpMetres / metresPerDegree
  const wide = tall / Math.max(0.01, Math.cos((south * Math.PI) / 180))
  return ({ lat, lon }) => lat > south - tall && lat < north + tall && lon > west - wide && lon < east + wide
}

/** An elevation of 0 m is true when those beside it differ by less than this, plus a share of the distance up to a limit. */
const stepMetres = 15
const stepPerMetre = 0.25
const maxStepOfDistance = 100

type Height = { point: GpxPoint; elevation: number }

/**
 * Removes elevations of 0 m, which programs write for missing ones: all of them where no other elevation is known, else each run
 * beside an elevation that nobody reaches from 0 m. Calls `report` with the positions.
 */
export function removeMissingHeights(tracks: readonly GpxTrack[], report: (point: GpxPoint) => void): void {
  const heights = tracks
    .flatMap(({ segments }) => segments.flat())
    .flatMap((point): Height[] => (point.elevation === undefined ? [] : [{ point, elevation: point.elevation }]))
  for (let start = 0; start < heights.length; start++) {
    if (heights[start]?.elevation !== 0) continue
    let end = start
    while (heights[end + 1]?.elevation === 0) end += 1
    const isWhole = start === 0 && end === heights.length - 1
    if (isWhole || isStep(heights[start - 1], heights[start]) || isStep(heights[end + 1], heights[end]))
      for (const { point } of heights.slice(start, end + 1)) {
        delete point.elevation
        report(point)
      }
    start = end
  }
}

/** Whether nobody walks from one height to the other. */
function isStep(one: Height | undefined, other: Height | undefined): boolean {
  if (!one || !other) return false
  const slope = Math.min(maxStepOfDistance, stepPerMetre * distanceBetween(one.point, other.point))
  return Math.abs(one.elevation - other.elevation) > stepMetres + slope
}
