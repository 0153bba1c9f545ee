import { distanceBetween } from '../../../../schemas/tracks/positions'
import { measureGpx } from '../../gpx/measureGpx'
import { measureRecording } from '../../gpx/measureRecording'
import { nearestAlong } from '../../gpx/placeAlong'
import { maxJumpMetres } from '../../gpx/repairTracks'
import { walkingTime } from '../../gpx/walkingTime'
import type { TownWalk } from './Town'

type Place = { readonly lat: number; readonly lon: number }

/** Walks start near their town. */
const maxTownMetres = 50_000
/** A step farther from the track is at another place. */
const maxStepMetres = 1000
/** The longest duration that `walk.json` allows, in minutes. */
const maxMinutes = 2880

const kilometres = (metres: number): string => `${Math.round(metres / 100) / 10} km`

/**
 * Returns the reasons why nobody can walk a walk, empty for a good one. `town` is the position of its town, where it is known.
 */
export function findUnwalkable({ recorded, steps, length: stated }: TownWalk, town: Place | undefined): string[] {
  const lines = measureRecording(recorded)
  const measured = measureGpx(recorded)
  const { length, start } = measured
  if (lines.length === 0 && !stated) return ['The file has no line, and the walk states no length.']
  const reasons: string[] = []
  const jump = longestJump(lines.flatMap(({ points }) => points))
  if (jump > maxJumpMetres) reasons.push(`The track jumps over ${kilometres(jump)} without a position.`)
  const minutes = walkingTime(measured)
  if (minutes > maxMinutes)
    reasons.push(`The track measures ${kilometres(length)} and takes ${Math.round(minutes / 60)} hours.`)
  const away = town && start ? distanceBetween(town, start) : 0
  if (away > maxTownMetres) {
    const isSwapped = town && start && distanceBetween(town, { lat: start.lon, lon: start.lat }) <= maxTownMetres
    const advice = isSwapped ? ': lat and lon have changed places.' : '.'
    reasons.push(`The track starts ${kilometres(away)} from the town${advice}`)
  }
  for (const [index, waypoint] of recorded.waypoints.slice(0, steps.length).entries()) {
    const distance = nearestAlong(lines, waypoint)?.away ?? 0
    if (distance <= maxStepMetres) continue
    reasons.push(`Step ${index + 1} is ${kilometres(distance)} from the track (line ${waypoint.line}).`)
  }
  return reasons
}

/** Returns the longest distance from a point to the next one, in metres. */
const longestJump = (points: readonly Place[]): number =>
  points.reduce((longest, point, index) => Math.max(longest, distanceBetween(points[index - 1] ?? point, point)), 0)
