/** Radius of the circle of a cluster in CSS pixels, by the number of its pins. */
export function clusterRadius(count: number): number {
  if (count >= 100) return 40
  return count >= 50 ? 30 : 20
}

/** Radius of the largest circle. */
const maxRadius = clusterRadius(Number.POSITIVE_INFINITY)

/** CSS pixels between two circles, for the ring around each. */
const gap = 3

/** How far the picture of a pin stands above its place, in CSS pixels: the middle of its round part. */
const headHeight = 24

/** A pin (`count` 1) or a cluster, in CSS pixels of the world; `parts` are the indices of the joined items. */
export type Circle = { readonly x: number; readonly y: number; count: number; readonly parts: number[] }

/**
 * Joins clusters that would overlap, and pins below a cluster, into the largest of them, which keeps its place. Pins
 * are never joined with each other.
 */
export function joinCircles(items: readonly Circle[]): readonly Circle[] {
  const circles = items.filter(({ count }) => count > 1)
  if (circles.length === 0) return items
  const kept = joinEachOther(circles)
  const pins = items.filter((item) => item.count === 1 && !kept.join(item, isPinCovered))
  return [...joinEachOther(kept.all()).all(), ...pins]
}

/** Joins circles until none overlap: a joined circle is larger and may overlap others. */
function joinEachOther(circles: readonly Circle[]): Grid {
  const kept = createGrid()
  for (const circle of [...circles].sort((one, other) => other.count - one.count))
    if (!kept.join(circle, overlaps)) kept.add(circle)
  const joined = kept.all()
  return joined.length === circles.length ? kept : joinEachOther(joined)
}

/** Whether two places are less than a distance apart. */
const isWithin = (east: number, south: number, distance: number): boolean =>
  east * east + south * south < distance * distance

const overlaps = (one: Circle, other: Circle): boolean =>
  isWithin(one.x - other.x, one.y - other.y, clusterRadius(one.count) + clusterRadius(other.count) + gap)

/** Whether a circle lies over the place of a pin or over its picture. */
function isPinCovered({ x, y }: Circle, circle: Circle): boolean {
  const radius = clusterRadius(circle.count)
  return isWithin(x - circle.x, y - circle.y, radius) || isWithin(x - circle.x, y - headHeight - circle.y, radius)
}

/** Squares in a row of the grid: more than the world has at any zoom. */
const rowLength = 2 ** 24

type Grid = ReturnType<typeof createGrid>

/** A grid of circles by square, so that each is compared only with circles near it. */
function createGrid() {
  const side = 2 * maxRadius + gap
  const squares = new Map<number, Circle[]>()
  const squareOf = ({ x, y }: Circle) => Math.floor(y / side) * rowLength + Math.floor(x / side)
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * rowLength + column))

  return {
    /** Joins an item with a circle near it; false when `meets` accepts none. */
    join(item: Circle, meets: (item: Circle, circle: Circle) => boolean): boolean {
      const square = squareOf(item)
      for (const step of around) {
        const near = squares.get(square + step)
        if (!near) continue
        for (const circle of near) {
          if (!meets(item, circle)) continue
          circle.count += item.count
          for (const part of item.parts) circle.parts.push(part)
          return true
        }
      }
      return false
    },
    add(circle: Circle): void {
      const square = squareOf(circle)
      const copy = { ...circle, parts: [...circle.parts] }
      const others = squares.get(square)
      if (others) others.push(copy)
      else squares.set(square, [copy])
    },
    all: (): Circle[] => [...squares.values()].flat(),
  }
}
