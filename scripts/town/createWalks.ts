import type { ElevationAt } from './createElevation'
import { at, densify, distance, type Point } from './geometry'
import type { Projection } from './Projection'
import type { RoadGraph } from './RoadGraph'
import type { Walk } from './TownPlan'

export type WalkPoint = { lat: number; lon: number; elevation: number }

export type WalkStep = WalkPoint & {
  name: string
  /** Distance from the start, in metres. */
  along: number
  /** Name of the street or path to the next step, if it has one. */
  street?: string
}

export type WalkTrack = {
  uid: string
  /** In metres. */
  length: number
  /** Length of stairs, in metres. */
  stairs: number
  isLoop: boolean
  steps: WalkStep[]
  points: WalkPoint[]
}

/** Distance between the points of a track, in metres. */
const spacing = 18

/** Creates the track of a walk over the network, with elevations. */
export function createWalk(
  { uid, via }: Walk,
  graph: RoadGraph,
  elevationAt: ElevationAt,
  projection: Projection,
): WalkTrack {
  const line: Point[] = []
  const marks: { name: string; index: number; street?: string }[] = []
  let stairs = 0
  for (const [index, stop] of via.entries()) {
    const next = via[index + 1]
    const leg = next ? graph.shortestPath(stop.point, next.point) : []
    const street = leg.find(({ road }) => road.name)?.road.name
    if (stop.name) marks.push({ name: stop.name, index: Math.max(0, line.length - 1), ...(street && { street }) })
    for (const [i, { point, road }] of leg.entries()) {
      if (i > 0 && road.class === 'steps') stairs += distance(at(leg, i - 1).point, point)
      if (line.length === 0 || distance(at(line, -1), point) > 0.2) line.push(point)
    }
  }
  const alongs = lengthsAlong(line)
  const toPoint = (point: Point): WalkPoint => {
    const [lon, lat] = projection.toDegrees(point)
    return { lat, lon, elevation: Math.round(elevationAt(point) * 10) / 10 }
  }
  return {
    uid,
    length: Math.round(at(alongs, -1)),
    stairs: Math.round(stairs),
    isLoop: distance(at(line, 0), at(line, -1)) < 60,
    steps: marks.map(({ index, ...mark }) => ({
      ...mark,
      ...toPoint(at(line, index)),
      along: Math.round(at(alongs, index)),
    })),
    points: densify(line, spacing).map(toPoint),
  }
}

/** Returns the distance of each point from the start of a line, in metres. */
function lengthsAlong(line: readonly Point[]): number[] {
  const alongs: number[] = []
  for (const [index, point] of line.entries()) {
    alongs.push(index === 0 ? 0 : at(alongs, -1) + distance(at(line, index - 1), point))
  }
  return alongs
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Formats a GPX 1.1 file with a waypoint per step and one track. */
export function writeGpx({ uid, steps, points }: WalkTrack): string {
  const position = ({ lat, lon }: WalkPoint) => `lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Beffroi" xmlns="http://www.topografix.com/GPX/1/1">',
    ...steps.map(
      (step) =>
        `  <wpt ${position(step)}><ele>${step.elevation.toFixed(1)}</ele><name>${escapeXml(step.name)}</name></wpt>`,
    ),
    `  <trk><name>${uid}</name><trkseg>`,
    ...points.map((point) => `    <trkpt ${position(point)}><ele>${point.elevation.toFixed(1)}</ele></trkpt>`),
    '  </trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n')
}
