import { describe, expect, it } from 'vitest'
import type { Track } from '../../../schemas/engine'
import { measureTrack } from '../../../schemas/tracks/measureTrack'
import { distanceBetween } from '../../../schemas/tracks/positions'
import {
  currentStep,
  type Following,
  followTrack,
  type PositionSample,
  placeSteps,
} from '../../../src/portal/services/walks/followTrack'
import { locateOnTrack } from '../../../src/portal/services/walks/locateOnTrack'

const trackOf = (...lines: number[][][]): Track => ({
  type: 'FeatureCollection',
  features: lines.map((coordinates) => ({ type: 'Feature', geometry: { type: 'LineString', coordinates } })),
})

/** Degrees of a metre at 50.64° north. */
const north = 1 / 111_195
const east = north / Math.cos((50.64 * Math.PI) / 180)

/** A place so many metres east and north of the start. */
const at = (eastM: number, northM = 0) => ({ lat: 50.64 + northM * north, lon: 5.79 + eastM * east })
const position = (eastM: number, northM = 0) => {
  const { lat, lon } = at(eastM, northM)
  return [lon, lat]
}

const straight = measureTrack(trackOf([position(0), position(500), position(1000)]))
const steps = placeSteps(
  straight,
  [0, 400, 1000].map((metres, index) => ({ uid: `s${index}`, title: `Étape ${index + 1}`, ...at(metres) })),
)

/** Follows positions, given as metres east and north of the start and seconds. */
function walk(positions: readonly (readonly [number, number, number, number?])[]): Following[] {
  let before: Following | undefined
  return positions.map(([eastM, northM, seconds, accuracy = 8]) => {
    const sample: PositionSample = { ...at(eastM, northM), accuracy, at: seconds * 1000 }
    before = followTrack(straight, steps, sample, before)
    if (!before) throw new Error('the track has no place')
    return before
  })
}

describe('a track', () => {
  it('is as long as the ways between its points', () => {
    expect(straight.totalM).toBeCloseTo(1000, 0)
    expect(distanceBetween(at(0), at(0, 300))).toBeCloseTo(300, 0)
  })

  it('adds nothing for the gap between two lines, and keeps elevations', () => {
    const { totalM, lines } = measureTrack(trackOf([[5.79, 50.64, 80], position(100)], [position(400), position(500)]))
    expect(totalM).toBeCloseTo(200, 0)
    expect(lines[0]?.[0]?.elevation).toBe(80)
    expect(lines[1]?.[0]?.elevation).toBeUndefined()
  })

  it('leaves out what is no position, and has no place when nothing is left', () => {
    const broken = measureTrack(trackOf([[Number.NaN, 1], [5.79]], []))
    expect(broken).toEqual({ lines: [], totalM: 0 })
    expect(locateOnTrack(broken, at(0))).toBeUndefined()
  })

  it('is met at its nearest point', () => {
    const found = locateOnTrack(straight, at(250, 30))
    expect(found?.alongM).toBeCloseTo(250, 0)
    expect(found?.awayM).toBeCloseTo(30, 0)
  })

  it('is followed on from where the visitor was, where its way back is beside its way there', () => {
    const thereAndBack = measureTrack(trackOf([position(0), position(500), position(0, 10)]))
    expect(locateOnTrack(thereAndBack, at(100, 4), 80)?.alongM).toBeCloseTo(100, -1)
    expect(locateOnTrack(thereAndBack, at(100, 4), 880)?.alongM).toBeCloseTo(900, -1)
  })
})

describe('following a walk', () => {
  it('tells the next step, how far it is and how much is left', () => {
    const [start, middle, end] = walk([
      [0, 0, 0],
      [200, 5, 60],
      [995, 0, 600],
    ])
    expect(start).toMatchObject({ nextStep: 1, isOffTrack: false })
    expect(middle?.toNextM).toBeCloseTo(200, -1)
    expect(middle?.remainingM).toBeCloseTo(800, -1)
    expect(middle?.progress).toBeCloseTo(0.2, 2)
    expect(end).toMatchObject({ nextStep: 3, toNextM: 0, hasArrived: true })
  })

  it('keeps a step reached when the visitor turns back', () => {
    const states = walk([
      [450, 0, 0],
      [380, 0, 30],
    ])
    expect(states.at(-1)?.nextStep).toBe(2)
  })

  it('says that the track was left after 20 s over 40 m, not before', () => {
    const states = walk([
      [100, 0, 0],
      [100, 45, 10],
      [100, 60, 29],
      [100, 60, 30],
    ])
    expect(states.map(({ isOffTrack }) => isOffTrack)).toEqual([false, false, false, true])
  })

  it('starts the 20 s anew when the visitor comes back meanwhile', () => {
    const states = walk([
      [100, 0, -10],
      [100, 45, 0],
      [100, 30, 15],
      [100, 45, 25],
      [100, 45, 40],
    ])
    expect(states.at(-1)?.isOffTrack).toBe(false)
  })

  it('stays off the track until the visitor is within 25 m of it', () => {
    const states = walk([
      [100, 0, -10],
      [100, 60, 0],
      [100, 60, 20],
      [100, 30, 30],
      [100, 20, 40],
      [100, 30, 70],
    ])
    expect(states.map(({ isOffTrack }) => isOffTrack)).toEqual([false, false, true, true, false, false])
  })

  it('says at once where the track is to a visitor who has yet to get there, and begins at its first step', () => {
    const [far, near, there] = walk([
      [800, 2000, 0],
      [100, 60, 1200],
      [20, 5, 1300],
    ])
    expect(far).toMatchObject({
      isOffTrack: true,
      hasBeenOnTrack: false,
      nextStep: 0,
      toward: 'south',
      hasArrived: false,
    })
    expect(far?.awayM).toBeCloseTo(2000, -2)
    expect(near).toMatchObject({ isOffTrack: true, nextStep: 0 })
    expect(there).toMatchObject({ isOffTrack: false, hasBeenOnTrack: true, nextStep: 1 })
  })

  it.each([
    [0, 60, 'south'],
    [0, -60, 'north'],
    [1060, 0, 'west'],
    [-60, 0, 'east'],
    [1050, 50, 'southWest'],
    [-50, -50, 'northEast'],
  ])('%i m east and %i m north of the start, the track is %s', (eastM, northM, side) => {
    expect(walk([[eastM, northM, 0]]).at(-1)?.toward).toBe(side)
  })

  it('concludes nothing from a position of poor accuracy', () => {
    const states = walk([
      [100, 0, 0],
      [900, 400, 10, 5000],
      [900, 400, 60, 5000],
    ])
    expect(states.at(-1)).toMatchObject({ isOffTrack: false, nextStep: 1 })
    expect(states.at(-1)?.sample.accuracy).toBe(5000)
    // The first position may be the poor one.
    const [first, then] = walk([
      [900, 10, 0, 5000],
      [10, 0, 60],
    ])
    expect(first).toMatchObject({ isOffTrack: false, nextStep: 0, alongM: 0, hasArrived: false })
    expect(then).toMatchObject({ isOffTrack: false, nextStep: 1 })
    // 60 m away with an accuracy of 80 m may be on the track.
    expect(
      walk([
        [100, 60, 0, 80],
        [100, 60, 60, 80],
      ]).at(-1)?.isOffTrack,
    ).toBe(false)
  })
})

it('the current step is the one that the visitor stands at, then the next one', () => {
  const states = walk([
    [0, 0, 0],
    [200, 0, 60],
    [390, 0, 120],
    [430, 0, 150],
    [995, 0, 600],
  ])
  expect(states.map((state) => currentStep(state, steps))).toEqual([0, 1, 1, 2, 2])
})

describe('the steps of a walk in two parts', () => {
  // 1 km, a ferry of 800 m, and 700 m.
  const parts = measureTrack(trackOf([position(0), position(1000)], [position(1800), position(2500)]))
  const placed = (...alongKm: (number | undefined)[]) => {
    const places = [0, 1000, 1800, 2500].map((eastM, index) => ({ uid: `${index}`, title: '', ...at(eastM) }))
    const steps = places.map((place, index) => ({ ...place, alongKm: alongKm[index] }))
    return placeSteps(parts, steps).map(({ alongM }) => Math.round(alongM / 10) * 10)
  }

  it('are placed without the gap between the parts', () => {
    expect(parts.totalM).toBeCloseTo(1700, -1)
    expect(placed()).toEqual([0, 1000, 1000, 1700])
  })

  it('are placed on the track where their distances count the gap', () => {
    expect(placed(0, 1, 1.8, 2.5)).toEqual([0, 1000, 1000, 1700])
  })
})

describe('a simplified track', () => {
  const drawn = trackOf([position(0), position(500)], [position(900), position(1300)])
  const recorded: Track = {
    ...drawn,
    features: drawn.features.map((feature, index) => ({
      ...feature,
      properties: { recordedLength: [520, 400][index] },
    })),
  }

  it('has the distances of the recorded one', () => {
    const { lines, totalM } = measureTrack(recorded, 2000)
    expect(totalM).toBeCloseTo(920, 0)
    expect(lines.map((line) => line.map(({ alongM }) => Math.round(alongM)))).toEqual([
      [0, 520],
      [520, 920],
    ])
  })

  it('has the length of its walk where no other is known, unless it is another way', () => {
    expect(measureTrack(drawn, 1000).totalM).toBeCloseTo(1000, 0)
    expect(measureTrack(drawn, 5000).totalM).toBeCloseTo(900, 0)
  })
})

it('steps of a loop are placed one after the other', () => {
  const loop = measureTrack(trackOf([position(0), position(300), position(300, 300), position(0, 300), position(0)]))
  const places = [at(0), at(300, 300), at(0)].map((place, index) => ({ uid: `${index}`, title: '', ...place }))
  const placed = placeSteps(loop, [...places.slice(0, 2), { ...at(0), uid: '2', title: '', alongKm: 1.2 }])
  expect(placed.map(({ alongM }) => Math.round(alongM / 10) * 10)).toEqual([0, 600, 1200])
})
