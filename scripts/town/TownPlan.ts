import { at, type Line, type Point, smooth } from './geometry'

export const roadClasses = [
  'motorway',
  'primary',
  'secondary',
  'residential',
  'service',
  'pedestrian',
  'cycleway',
  'footway',
  'path',
  'steps',
] as const

export type RoadClass = (typeof roadClasses)[number]

export type Road = { class: RoadClass; name?: string; isBridge?: boolean; line: Point[] }

const halfWidths: Partial<Record<Road['class'], number>> = {
  primary: 6,
  secondary: 5,
  residential: 4,
  pedestrian: 4,
  service: 3,
}

/** Metres from the middle of a road to its edge. */
export const halfWidthOf = (road: Pick<Road, 'class'>): number => halfWidths[road.class] ?? 1.5

export type Area = { class: string; name?: string; ring: Line }

/** A stream. `source` is its elevation at the first point, `mouth` at the last (that of the river by default). */
export type Stream = { name: string; line: Point[]; halfWidth: number; source: number; mouth?: number }

export type Pond = { name: string; ring: Line; level: number }

export type Walk = {
  uid: string
  /** Waypoints in order. Those with a name are steps. */
  via: readonly { point: Point; name?: string }[]
}

export type MapLabel = { class: string; name: string; point: Point }

/** The plan of a town. The generator adds houses, fields, woods, paths and contours. Coordinates are in metres from the centre. */
export type TownPlan = {
  card: string
  centre: { lat: number; lon: number }
  seed: number
  /** Metres from the centre to each edge of the map. */
  extent: number
  relief: {
    /** Elevation of the valley floor at the edge where the river leaves. */
    floor: number
    /** Rise of the land from the river to the heights on its left and its right, in metres. */
    left: { rise: number; from: number; to: number }
    right: { rise: number; from: number; to: number }
    roughness: number
    hills: readonly { point: Point; height: number; radius: number }[]
  }
  river: Stream
  islands: readonly Line[]
  brooks: readonly Stream[]
  ponds: readonly Pond[]
  rail: readonly { name: string; line: Point[] }[]
  roads: readonly Road[]
  areas: readonly Area[]
  /** Woods, in addition to those from the noise; a negative `weight` clears them. */
  woods: readonly { name?: string; point: Point; radius: number; weight: number }[]
  hamlets: readonly { name: string; point: Point; size: number }[]
  labels: readonly MapLabel[]
  /** Whether houses at a point are terraced. */
  terraces: (point: Point) => boolean
  walks: readonly Walk[]
}

/** Parses `12,30 -4,8` into points. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`"${pair}" is not a point.`)
      return [x, y]
    })
}

const isRoadClass = (text: string): text is RoadClass => roadClasses.some((each) => each === text)

/** Parses lines of `class[ bridge]|name|points` into roads with smooth curves. */
export function roads(text: string): Road[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', name = '', path = ''] = line.trim().split('|')
      const [type = '', bridge] = kind.split(' ')
      if (!isRoadClass(type)) throw new Error(`"${line}" is not a road.`)
      return { class: type, ...(name && { name }), ...(bridge && { isBridge: true }), line: smooth(points(path)) }
    })
}

/** A closed ring through the points. */
export const ring = (text: string): Point[] => {
  const open = points(text)
  return [...open, at(open, 0)]
}

/** A closed ring with a smooth outline. */
export const blob = (text: string): Point[] => smooth(ring(text), 12)

/** Parses `x,y name` lines into points to walk through; lines without a name are passed. */
export const via = (text: string): { point: Point; name?: string }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [pair = '', ...name] = line.trim().split(' ')
      const point = at(points(pair), 0)
      return name.length > 0 ? { point, name: name.join(' ') } : { point }
    })
