import type { GpxPoint } from './Gpx'
import { distancesAlong } from './geometry'

/** Distance between two samples in metres, and how many samples there are at most. */
const sampleEvery = 10
const maxSamples = 20_000

/** Half the width of the smoothing, in samples: recordings waver by some metres within 60 m. */
const halfWindow = 3

/** A turn from up to down counts from this many metres on; more where the recording wavers. */
const [leastTurn, mostTurn] = [3, 12]
/** How many times the wavering of the recording a turn has to exceed. */
const turnPerNoise = 3

/** A lone elevation this far from its neighbours is an error: so many metres, and more for distant neighbours. */
const spike = 15
const spikePerMetre = 0.5

/** The smoothed elevations of one segment. */
export type ElevationProfile = {
  /** Elevation of each position of the segment, in metres. */
  elevations: number[]
  /** Metres climbed and descended. */
  ascent: number
  descent: number
}

/**
 * The profile of a segment; undefined when fewer than two of its positions have an elevation. Single errors are removed, gaps
 * bridged, the rest is sampled evenly and smoothed. Raw sums of a recording are up to three times the true climb, because each
 * waver counts, so that only turns count that exceed what the recording wavers by.
 */
export function createElevationProfile(segment: readonly GpxPoint[]): ElevationProfile | undefined {
  const distances = distancesAlong(segment)
  const known = segment.flatMap(({ elevation }, index) =>
    elevation === undefined ? [] : [{ at: distances[index] ?? 0, elevation }],
  )
  const total = distances.at(-1) ?? 0
  if (known.length < 2 || total === 0) return undefined
  const heights = removeSpikes(known)
  const step = Math.max(sampleEvery, total / maxSamples)
  const samples = sampleEvenly(heights, step, total)
  const smoothed = smooth(samples)
  const noise = deviation(samples, smoothed)
  const turn = Math.min(mostTurn, Math.max(leastTurn, noise * turnPerNoise))
  return { elevations: distances.map((at) => valueAt(smoothed, at / step)), ...countClimb(smoothed, turn) }
}

type Height = { at: number; elevation: number }

/** Replaces single elevations that their neighbours contradict by the median of five. */
function removeSpikes(heights: readonly Height[]): Height[] {
  return heights.map((height, index) => {
    const near = heights.slice(Math.max(0, index - 2), index + 3)
    const sorted = near.map(({ elevation }) => elevation).sort((one, two) => one - two)
    const median = sorted[Math.floor(sorted.length / 2)] ?? height.elevation
    const span = (near.at(-1)?.at ?? 0) - (near[0]?.at ?? 0)
    const isSpike = Math.abs(height.elevation - median) > spike + span * spikePerMetre
    return isSpike ? { at: height.at, elevation: median } : height
  })
}

function sampleEvenly(heights: readonly Height[], step: number, total: number): number[] {
  let next = 1
  return Array.from({ length: Math.floor(total / step) + 2 }, (_, index) => {
    const at = Math.min(index * step, total)
    while (next < heights.length - 1 && (heights[next]?.at ?? 0) < at) next += 1
    const [before, after] = [heights[next - 1], heights[next]]
    if (!before || !after) return 0
    const width = after.at - before.at
    const share = width > 0 ? Math.min(1, Math.max(0, (at - before.at) / width)) : 1
    return before.elevation + (after.elevation - before.elevation) * share
  })
}

/** A moving average with weights that fall towards its ends. The window is narrower at the ends of the list. */
function smooth(samples: readonly number[]): number[] {
  return samples.map((_, index) => {
    const reach = Math.min(halfWindow, index, samples.length - 1 - index)
    let [sum, weights] = [0, 0]
    for (let offset = -reach; offset <= reach; offset++) {
      const weight = reach + 1 - Math.abs(offset)
      sum += (samples[index + offset] ?? 0) * weight
      weights += weight
    }
    return sum / weights
  })
}

/** How much a recording wavers around its smoothed form, in metres (root mean square). */
function deviation(samples: readonly number[], smoothed: readonly number[]): number {
  const squares = samples.reduce((sum, sample, index) => sum + (sample - (smoothed[index] ?? 0)) ** 2, 0)
  return Math.sqrt(squares / samples.length)
}

/** The value between two samples. */
function valueAt(samples: readonly number[], index: number): number {
  const before = Math.min(Math.floor(index), samples.length - 1)
  const [low = 0, high = low] = [samples[before], samples[before + 1]]
  return low + (high - low) * Math.min(1, index - before)
}

/** Adds up rises and falls between turns of at least `turn` metres. Each counts whole, from turn to turn. */
function countClimb(samples: readonly number[], turn: number): { ascent: number; descent: number } {
  const climb = { ascent: 0, descent: 0 }
  const [first = 0] = samples
  let direction: 'none' | 'up' | 'down' = 'none'
  // Lowest and highest since the last turn, which is one of them once there is a direction.
  let [low, high] = [first, first]
  for (const elevation of samples) {
    if (direction !== 'up' && elevation - low >= turn) {
      if (direction === 'down') climb.descent += high - low
      direction = 'up'
      high = elevation
    } else if (direction !== 'down' && high - elevation >= turn) {
      if (direction === 'up') climb.ascent += high - low
      direction = 'down'
      low = elevation
    }
    if (direction !== 'up') low = Math.min(low, elevation)
    if (direction !== 'down') high = Math.max(high, elevation)
  }
  if (direction === 'up') climb.ascent += high - low
  if (direction === 'down') climb.descent += high - low
  return climb
}
