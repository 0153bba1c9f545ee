import { describe, expect, it } from 'vitest'
import { createClusterIndex } from '../../../renderer/map/clusters/createClusterIndex'
import { createWorkerIndex } from '../../../renderer/map/clusters/createWorkerIndex'
import { clusterRadius } from '../../../renderer/map/clusters/joinCircles'

const world = [-180, -85, 180, 85] as const

/** Degrees of longitude of some pixels, in a world of 256 pixels at zoom 0. */
const pixels = (count: number, zoom: number) => (count * 360) / (256 * 2 ** zoom)

/** Two points on the equator, so many pixels apart at zoom 14. */
const pair = (distance: number) => new Float64Array([0, 0, pixels(distance, 14), 0])

describe('the clusters of a map', () => {
  it.each([
    [15, 14, 1],
    [15, 16, 2],
    [40, 39, 1],
    [40, 41, 2],
  ])('with a radius of %i join points %i pixels apart into %i', (radius, distance, expected) => {
    const index = createClusterIndex(pair(distance), { radius, maxZoom: 20 })
    expect(index.find(world, 14)).toHaveLength(expected)
  })

  it('use the zoom of the map: one level closer the same points are twice as far apart', () => {
    const index = createClusterIndex(pair(10), { radius: 15, maxZoom: 20 })
    expect([13, 14, 14.9, 15].map((zoom) => [...Object.values(index.find(world, zoom))].length)).toEqual([1, 1, 1, 2])
    const [cluster] = Object.values(index.find(world, 14))
    expect(cluster).toMatchObject({ count: 2 })
    expect(index.expansionZoom('cluster' in cluster ? cluster.cluster : 0)).toBe(15)
  })

  it.each([20, 22])('end above zoom %i', (maxZoom) => {
    const index = createClusterIndex(new Float64Array([5, 50, 5, 50]), { radius: 15, maxZoom })
    expect(index.find(world, maxZoom)).toHaveLength(1)
    expect(index.find(world, maxZoom + 1)).toHaveLength(2)
  })

  it('name the points in them', () => {
    const index = createClusterIndex(new Float64Array([5, 50, 5, 50, -60, 10]), { radius: 15, maxZoom: 20 })
    const items = Object.values(index.find(world, 3))
    const cluster = items.find((item) => 'cluster' in item)
    expect(items.find((item) => 'point' in item)).toMatchObject({ point: 2 })
    expect(index.leaves(cluster && 'cluster' in cluster ? cluster.cluster : 0)).toEqual([0, 1])
  })

  it('name their points after the visitor has looked at every other zoom', () => {
    const index = createClusterIndex(new Float64Array([5, 50, 5, 50, 5, 50.00001]), { radius: 15, maxZoom: 20 })
    const [cluster] = Object.values(index.find(world, 12))
    for (let zoom = 0; zoom <= 20; zoom++) if (zoom !== 12) index.find(world, zoom)
    const number = cluster && 'cluster' in cluster ? cluster.cluster : 0
    expect(index.leaves(number)).toEqual([0, 1, 2])
    expect(index.expansionZoom(number)).toBe(21)
  })

  it.each([
    [2, 20],
    [49, 20],
    [50, 30],
    [99, 30],
    [100, 40],
    [5000, 40],
  ])('of %i points have a circle with a radius of %i', (count, radius) => {
    expect(clusterRadius(count)).toBe(radius)
  })
})

describe('circles that would cover each other', () => {
  /** The counts of what is on the map at zoom 14, by groups of points at one place: so many, so many pixels from the first. */
  const counts = (...groups: [count: number, x: number, y?: number][]) => {
    const points = groups.flatMap(([count, x, y = 0]) =>
      Array.from({ length: count }, () => [pixels(x, 14), -pixels(y, 14)]).flat(),
    )
    const index = createClusterIndex(new Float64Array(points), { radius: 15, maxZoom: 20 })
    const items = [...Object.values(index.find(world, 14))]
    return { index, items, found: items.map((item) => ('count' in item ? item.count : 1)).sort((a, b) => a - b) }
  }

  it.each([
    [
      'two circles 42 pixels apart',
      [
        [2, 0],
        [3, 42],
      ],
      [5],
    ],
    [
      'two circles 44 pixels apart',
      [
        [2, 0],
        [3, 44],
      ],
      [2, 3],
    ],
    [
      'a wide circle and one 62 pixels away',
      [
        [60, 0],
        [2, 52],
      ],
      [62],
    ],
    [
      'a circle that became wider and one near it',
      [
        [48, 0],
        [3, 40],
        [2, -50],
      ],
      [53],
    ],
    [
      'a pin under a circle',
      [
        [2, 0],
        [1, 18],
      ],
      [3],
    ],
    [
      'a pin whose picture is under a circle',
      [
        [2, 0],
        [1, 0, 40],
      ],
      [3],
    ],
    [
      'a pin beside a circle',
      [
        [2, 0],
        [1, 30],
      ],
      [1, 2],
    ],
    [
      'two pins',
      [
        [1, 0],
        [1, 16],
      ],
      [1, 1],
    ],
  ] as const)('are one, and nothing else is: %s', (_, groups, expected) => {
    expect(counts(...groups.map(([...group]): [number, number, number?] => [...group])).found).toEqual(expected)
  })

  it('stand where the larger one stands, and name and part the pins of both', () => {
    const { index, items } = counts([2, 0], [3, 30])
    expect(items).toEqual([expect.objectContaining({ count: 5, lon: expect.closeTo(pixels(30, 14), 6) })])
    const [item] = items
    const number = item && 'cluster' in item ? item.cluster : 0
    expect([...Object.values(index.leaves(number))].sort()).toEqual([0, 1, 2, 3, 4])
    expect(index.expansionZoom(number)).toBe(15)
  })
})

describe('a worker of clusters', () => {
  const points = new Float64Array([5, 50, 5, 50])
  const options = { radius: 15, maxZoom: 20 }
  const expected = [expect.objectContaining({ count: 2 })]

  it('that cannot start is replaced by this thread', async () => {
    const index = createWorkerIndex(points, options, () => {
      throw new Error('no workers here')
    })
    expect(await index.find(world, 10)).toEqual(expected)
  })

  it('that fails while it is asked is replaced by this thread', async () => {
    const worker = new SilentWorker()
    const index = createWorkerIndex(points, options, () => worker)
    const asked = index.find(world, 10)
    worker.dispatchEvent(new Event('error'))
    expect(await asked).toEqual(expected)
    expect(worker.isTerminated).toBe(true)
    expect(await index.find(world, 10)).toEqual(expected)
  })

  it('is terminated with its map', () => {
    const worker = new SilentWorker()
    createWorkerIndex(points, options, () => worker).dispose()
    expect(worker.isTerminated).toBe(true)
  })
})

/** A worker that never answers. */
class SilentWorker extends EventTarget implements Worker {
  isTerminated = false
  onmessage = null
  onmessageerror = null
  onerror = null
  postMessage(): void {}
  terminate(): void {
    this.isTerminated = true
  }
}
