import type { Walk } from '../../../../schemas'
import type { Gpx, GpxNote, GpxTrack, GpxWaypoint } from '../../gpx/Gpx'
import { measureRecording } from '../../gpx/measureRecording'
import { nearestAlong, placeAlong } from '../../gpx/placeAlong'

type Steps = Walk['steps']

export type ArrangedWalk = { steps: Steps; recorded: Gpx }

/**
 * Arranges steps and waypoints of a walk so that the first waypoints are its steps, in the order in which the track passes them.
 * Waypoints belong to steps by their names where all are names of steps, else by their order. A track that passes the steps from
 * the last to the first is turned round; else steps are moved. Calls `note` with what was done.
 */
export function arrangeSteps(steps: Steps, gpx: Gpx, note: (note: GpxNote) => void): ArrangedWalk {
  const waypoints = byName(steps, gpx.waypoints)
  const [moved] = waypoints.filter((waypoint, index) => waypoint !== gpx.waypoints[index])
  if (moved) {
    const message = 'The waypoints have another order than the steps; each belongs to the step of its name.'
    note({ line: moved.line, message })
  }
  const recorded = { ...gpx, waypoints }
  const places = waypoints.slice(0, steps.length)
  const lines = measureRecording(recorded)
  if (places.length < steps.length || lines.length === 0 || placeAlong(lines, places)) return { steps, recorded }
  const reversed = reverse(gpx.tracks)
  if (placeAlong(measureRecording({ ...recorded, tracks: reversed }), places)) {
    const line = places[0]?.line ?? 1
    note({ line, message: 'The track leads from the last step to the first one; it is turned round.' })
    return { steps, recorded: { ...recorded, tracks: reversed } }
  }
  const pairs = places.flatMap((place, index) => {
    const step = steps[index]
    return step ? [{ place, step, along: nearestAlong(lines, place)?.along ?? 0 }] : []
  })
  const late = pairs.find(({ along }, index) => along < (pairs[index - 1]?.along ?? 0))
  const name = late?.place.name ? ` "${late.place.name}"` : ''
  const message = `The track passes the waypoint${name} before the one above it; the steps have the order of the track.`
  note({ line: late?.place.line ?? 1, message })
  const sorted = pairs.toSorted((one, other) => one.along - other.along)
  return {
    steps: sorted.map(({ step }) => step),
    recorded: { ...recorded, waypoints: [...sorted.map(({ place }) => place), ...waypoints.slice(steps.length)] },
  }
}

/** Returns the waypoints in the order of the steps if each step has a waypoint of its own name, else as they are. */
function byName(steps: Steps, waypoints: readonly GpxWaypoint[]): GpxWaypoint[] {
  const named = new Set(
    steps.flatMap(({ translations }) => {
      const titles = Object.values(translations).map((text) => text?.title)
      return waypoints.find(({ name }) => name !== undefined && titles.includes(name)) ?? []
    }),
  )
  if (named.size < steps.length) return [...waypoints]
  return [...named, ...waypoints.filter((waypoint) => !named.has(waypoint))]
}

/** Returns the tracks in the other direction. */
const reverse = (tracks: readonly GpxTrack[]): GpxTrack[] =>
  tracks.toReversed().map((track) => ({
    ...track,
    segments: track.segments.toReversed().map((segment) => segment.toReversed()),
  }))
