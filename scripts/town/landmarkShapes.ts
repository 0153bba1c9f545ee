import type { Town } from './createTown'
import { type Building, type Footprints, rectangle } from './Footprints'
import { at, distance, nearestOnLine, type Point } from './geometry'

type Shape = { class: string; outline: readonly Point[] }

/** A cross with its choir to the east, in metres. */
const church = (scale: number): Shape => ({
  class: 'church',
  outline: (
    [
      [-16, -5],
      [2, -5],
      [2, -10],
      [10, -10],
      [10, -5],
      [16, -4],
      [18, 0],
      [16, 4],
      [10, 5],
      [10, 10],
      [2, 10],
      [2, 5],
      [-16, 5],
    ] as const
  ).map(([x, y]): Point => [x * scale, y * scale]),
})

const block = (kind: string, width: number, depth: number): Shape => ({
  class: kind,
  outline: [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ],
})

const towerCorner: readonly Point[] = [
  [-11, -15],
  [11, -15],
  [11, -19],
  [19, -19],
  [19, -11],
]

/** Cosine and sine of each quarter turn. */
const turns: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** A keep with four towers, the corner of each quarter turned from the last. */
const castle: Shape = {
  class: 'castle',
  outline: [0, 1, 2, 3].flatMap((quarter) => {
    const [cos, sin] = at(turns, quarter)
    return towerCorner.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
  }),
}

function shapeOf(name: string, kind: string): Shape | undefined {
  if (/^Collégiale/.test(name)) return church(1.15)
  if (/^Église/.test(name)) return church(0.75)
  if (/^Chapelle/.test(name)) return church(0.35)
  if (/^Château/.test(name)) return castle
  if (/^(?:Hôtel de ville|Maison communale)/.test(name)) return block('civic', 26, 15)
  if (kind === 'station' || /gare$/.test(name)) return block('station', 44, 11)
  if (/^Moulin/.test(name)) return block('civic', 16, 10)
  return undefined
}

/** Creates the landmarks and the churches of villages, each aligned with the nearest road. */
export function landmarkShapes({ plan, roads }: Town, footprints: Footprints): Building[] {
  const named = plan.labels.flatMap(({ name, class: kind, point }) => {
    const shape = shapeOf(name, kind)
    return shape ? [{ name, point, shape }] : []
  })
  const villages = [
    ...plan.labels.filter(({ class: kind }) => kind === 'village'),
    ...plan.hamlets.filter(({ size }) => size >= 5),
  ].map(({ name, point }) => ({ name: `Église de ${name}`, point, shape: church(0.6) }))
  return [...named, ...villages].flatMap(({ name, point, shape }) => {
    const isChurch = shape.class === 'church'
    for (const [dx, dy] of searchOrder) {
      const centre: Point = [point[0] + dx, point[1] + dy]
      const angle = isChurch ? 0 : directionNear(centre, roads)
      const place = ([x, y]: Point): Point => [
        centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
        centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
      ]
      const [xs, ys] = [shape.outline.map(([x]) => x), shape.outline.map(([, y]) => y)]
      const size = { width: Math.max(...xs) - Math.min(...xs), depth: Math.max(...ys) - Math.min(...ys) }
      const front = place([(Math.max(...xs) + Math.min(...xs)) / 2, Math.min(...ys)])
      const ground = rectangle(front, [Math.cos(angle), Math.sin(angle)], [-Math.sin(angle), Math.cos(angle)], size)
      if (!footprints.isFree(ground, 1)) continue
      footprints.add(ground)
      const ring = shape.outline.map(place)
      return [{ class: shape.class, name, ring: [...ring, ...ring.slice(0, 1)] }]
    }
    return []
  })
}

/** Offsets to try, nearest first, in metres. */
const searchOrder: readonly Point[] = Array.from(
  { length: 25 * 25 },
  (_, index): Point => [((index % 25) - 12) * 8, (Math.floor(index / 25) - 12) * 8],
).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))

/** Returns the angle of the road nearest to a point. */
function directionNear(point: Point, roads: Town['roads']): number {
  let best = { away: Infinity, angle: 0 }
  for (const { line } of roads) {
    const near = nearestOnLine(point, line)
    if (near.distance >= best.away) continue
    const index = line.findIndex((each) => distance(each, near.point) < 30)
    const [a, b] = [line[Math.max(0, index - 1)], line[Math.max(1, index)]]
    if (a && b) best = { away: near.distance, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
  }
  return best.angle
}
