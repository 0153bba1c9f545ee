import { describe, expect, it } from 'vitest'
import type { Gpx, GpxPoint } from '../../../src/server/gpx/Gpx'
import { measureGpx } from '../../../src/server/gpx/measureGpx'
import { walkingTime } from '../../../src/server/gpx/walkingTime'

/** Degrees of latitude in a metre. */
const degree = 1 / 111_195

/** A reproducible random number from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A number around 0 with the given standard deviation. */
const gauss = (random: () => number, deviation: number): number =>
  deviation * Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())

type Course = {
  /** Metres. */
  length: number
  every: number
  /** Elevation at so many metres from the start. */
  height(at: number): number | undefined
  /** Standard deviation of the recording's wavering, in metres. */
  noise?: number
}

/** Records a straight course northwards. */
function record({ length, every, height, noise = 0 }: Course, seed = 7): GpxPoint[] {
  const random = randomOf(seed)
  return Array.from({ length: Math.floor(length / every) + 1 }, (_, index) => {
    const at = index * every
    const elevation = height(at)
    const place = { lat: 50 + at * degree, lon: 5 }
    return elevation === undefined ? place : { ...place, elevation: elevation + gauss(random, noise) }
  })
}

const toGpx = (...segments: GpxPoint[][]): Gpx => ({ tracks: [{ segments }], waypoints: [], notes: [] })

/** So many hills of so many metres, one after the other. */
const hills = (count: number, rise: number, length: number) => (at: number) =>
  100 + (rise / 2) * (1 - Math.cos((2 * Math.PI * count * at) / length))

/** The middle of the course is higher or lower by far for one position. */
const withSpike = (height: (at: number) => number, to: number, at: number, width: number) => (where: number) =>
  where >= at && where < at + width ? to : height(where)

const flat = () => 66
const ramp = (rise: number, length: number) => (at: number) => 100 + (rise * at) / length

/** Courses whose climb is known: the tests of other programs, and what recordings do. */
const courses: [name: string, course: Course, ascent: number][] = [
  ['a lake', { length: 6000, every: 10, height: flat }, 0],
  ['a lake with a wavering recording', { length: 6000, every: 5, height: flat, noise: 2 }, 0],
  ['a lake with a bad recording', { length: 6000, every: 5, height: flat, noise: 4 }, 0],
  [
    'a flat town with kerbs',
    { length: 3000, every: 4, height: (at) => 65 + (Math.floor(at / 40) % 2) * 0.3, noise: 1 },
    0,
  ],
  ['a climb from 1000 to 1500 m', { length: 8000, every: 10, height: (at) => 1000 + at / 16 }, 500],
  ['the same with a wavering recording', { length: 8000, every: 10, height: (at) => 1000 + at / 16, noise: 3 }, 500],
  ['the same with few positions', { length: 8000, every: 200, height: (at) => 1000 + at / 16 }, 500],
  ['one hill', { length: 4000, every: 10, height: hills(1, 120, 4000) }, 120],
  ['one hill, wavering', { length: 4000, every: 5, height: hills(1, 120, 4000), noise: 2 }, 120],
  ['three hills', { length: 9000, every: 8, height: hills(3, 80, 9000) }, 240],
  ['three hills, wavering', { length: 9000, every: 8, height: hills(3, 80, 9000), noise: 2.5 }, 240],
  ['ten small hills', { length: 10_000, every: 10, height: hills(10, 25, 10_000), noise: 1 }, 250],
  ['gentle waves', { length: 8000, every: 10, height: hills(8, 12, 8000) }, 96],
  ['a spike to the sea', { length: 5000, every: 10, height: withSpike(ramp(150, 5000), 46, 2500, 10) }, 150],
  ['a spike to the sky', { length: 5000, every: 10, height: withSpike(ramp(150, 5000), 900, 2500, 20) }, 150],
  [
    'missing elevations in a tunnel',
    { length: 6000, every: 10, height: (at) => (at > 2000 && at < 2600 ? undefined : 100 + at / 40) },
    150,
  ],
  [
    'every other elevation missing',
    { length: 6000, every: 10, height: (at) => (at % 20 === 0 ? 100 + at / 40 : undefined) },
    150,
  ],
  ['whole metres only', { length: 5000, every: 5, height: (at) => Math.round(100 + at / 25) }, 200],
  ['a descent', { length: 5000, every: 10, height: (at) => 400 - at / 20, noise: 2 }, 0],
  [
    'steps in a town',
    { length: 600, every: 3, height: (at) => (at < 200 ? 66 : at < 260 ? 66 + (at - 200) * 0.6 : 102), noise: 0.5 },
    36,
  ],
]

describe('the climb', () => {
  it.each(courses)('of %s is that of the course', (_, course, ascent) => {
    const measured = measureGpx(toGpx(record(course)))
    // Within a tenth; of a flat course, within what nobody notices.
    expect(Math.abs((measured.ascent ?? Number.NaN) - ascent)).toBeLessThanOrEqual(Math.max(ascent * 0.1, 6))
  })

  it('is unknown without elevations', () => {
    const measured = measureGpx(toGpx(record({ length: 1000, every: 10, height: () => undefined })))
    expect(measured.ascent).toBeUndefined()
    expect(measured.track?.features[0]?.geometry.coordinates[0]).toHaveLength(2)
  })

  it('does not count what lies between two segments', () => {
    const valley = record({ length: 500, every: 10, height: () => 100 })
    const peak = record({ length: 500, every: 10, height: () => 900 })
    expect(measureGpx(toGpx(valley, peak))).toMatchObject({ ascent: 0, descent: 0, length: expect.closeTo(1000, 0) })
  })
})

describe('the drawn line', () => {
  const course = { length: 20_000, every: 1, height: hills(4, 100, 20_000), noise: 1 }

  it('has few positions and stays near the recorded one', () => {
    const winding = record(course).map((point, index) => ({ ...point, lon: 5 + Math.sin(index / 60) * 0.0006 }))
    expect(winding.length).toBeGreaterThan(20_000)
    const { track, length } = measureGpx(toGpx(winding))
    const [feature] = track?.features ?? []
    const drawn = feature?.geometry.coordinates ?? []
    expect(feature?.geometry.type).toBe('LineString')
    expect(drawn.length).toBeLessThanOrEqual(2000)
    expect(drawn.length).toBeGreaterThan(200)
    expect(length).toBeGreaterThan(20_000)
    const sides = drawn.map((position) => (Array.isArray(position) ? Number(position[0]) : 0))
    expect(Math.max(...sides)).toBeCloseTo(5.0006, 4)
  })

  it('is as many lines as there are segments', () => {
    const part = record({ length: 300, every: 10, height: flat })
    const { track } = measureGpx(toGpx(part, part))
    expect(track?.features[0]?.geometry).toMatchObject({ type: 'MultiLineString', coordinates: [{}, {}] })
  })

  it('is missing for waypoints only', () => {
    const measured = measureGpx({ tracks: [], waypoints: [{ lat: 1, lon: 2, line: 3 }], notes: [] })
    expect(measured).toEqual({ length: 0, start: { lat: 1, lon: 2 } })
  })
})

it('estimates the time by DIN 33466, to five minutes', () => {
  expect(walkingTime({ length: 4000 })).toBe(60)
  expect(walkingTime({ length: 8000, ascent: 300, descent: 0 })).toBe(150)
  expect(walkingTime({ length: 100 })).toBe(5)
})
