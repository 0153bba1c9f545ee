import type { TrackPoint } from '../../../schemas/tracks/measureTrack'

/** Distance between two samples. */
const sampleMetres = 10
const maxSamples = 20_000

/** Half the width of the smoothing window, in samples: recordings fluctuate by some metres within 60 m. */
const halfWindow = 3

/** Smallest and largest threshold of a turning point, in metres. */
const minThreshold = 3
const maxThreshold = 12
/** The threshold is this multiple of the recording's noise. */
const thresholdPerNoise = 3

/** An isolated elevation is an error when it differs from its neighbours by this much, plus a share of their distance. */
const spikeMetres = 15
const spikePerMetre = 0.5

/** The smoothed elevations of a segment. */
export type ElevationProfile = {
  /** Elevation of each position of the segment, in metres. */
  elevations: number[]
  /** In metres, like `descent`. */
  ascent: number
  descent: number
  /** Returns the climb between two distances from the start of the segment, in metres. */
  climbBetween(from: number, to: number): Climb
}

type Climb = { ascent: number; descent: number }

/**
 * Creates the profile of a segment; undefined when fewer than two positions have an elevation. Removes spikes, interpolates gaps,
 * samples evenly and smooths. Climbs count only between turns above the noise of the recording, because the raw sum is up to
 * three times the true climb.
 */
export function createElevationProfile(segment: readonly TrackPoint[]): ElevationProfile | undefined {
  const [first] = segment
  const distances = segment.map(({ alongM }) => alongM - (first?.alongM ?? 0))
  const known = segment.flatMap(({ elevation }, index) =>
    elevation === undefined ? [] : [{ at: distances[index] ?? 0, elevation }],
  )
  const total = distances.at(-1) ?? 0
  if (known.length < 2 || total === 0) return undefined
  const heights = removeSpikes(known)
  const step = Math.max(sampleMetres, total / maxSamples)
  const samples = sampleEvenly(heights, step, total)
  const smoothed = smooth(samples)
  const noise = deviation(samples, smoothed)
  const minTurn = Math.min(maxThreshold, Math.max(minThreshold, noise * thresholdPerNoise))
  return {
    elevations: distances.map((at) => valueAt(smoothed, at / step)),
    ...sumClimbs(smoothed, minTurn),
    climbBetween(from, to) {
      const [start, end] = [from / step, to / step]
      const between = smoothed.slice(Math.ceil(start), Math.floor(end) + 1)
      return sumClimbs([valueAt(smoothed, start), ...between, valueAt(smoothed, end)], minTurn)
    },
  }
}

type Height = { at: number; elevation: number }

/** Replaces isolated outliers by the median of five elevations. */
function removeSpikes(heights: readonly Height[]): Height[] {
  return heights.map((height, index) => {
    const near = heights.slice(Math.max(0, index - 2), index + 3)
    const sorted = near.map(({ elevation }) => elevation).sort((one, other) => one - other)
    const median = sorted[Math.floor(sorted.length / 2)] ?? height.elevation
    const span = (near.at(-1)?.at ?? 0) - (near[0]?.at ?? 0)
    const isSpike = Math.abs(height.elevation - median) > spikeMetres + span * spikePerMetre
    return isSpike ? { at: height.at, elevation: median } : height
  })
}

function sampleEvenly(heights: readonly Height[], step: number, total: number): number[] {
  let next = 1
  return Array.from({ length: Math.floor(total / step) + 2 }, (_, index) => {
    const at = Math.min(index * step, total)
    while (next < heights.length - 1 && (heights[next]?.at ?? 0) < at) next += 1
    const before = heights[next - 1]
    const after = heights[next]
    if (!before || !after) return 0
    const width = after.at - before.at
    const share = width > 0 ? Math.min(1, Math.max(0, (at - before.at) / width)) : 1
    return before.elevation + (after.elevation - before.elevation) * share
  })
}

/** Returns a moving average with triangular weights. The window is narrower at the ends of the list. */
function smooth(samples: readonly number[]): number[] {
  return samples.map((_, index) => {
    const reach = Math.min(halfWindow, index, samples.length - 1 - index)
    let sum = 0
    let weights = 0
    for (let offset = -reach; offset <= reach; offset++) {
      const weight = reach + 1 - Math.abs(offset)
      sum += (samples[index + offset] ?? 0) * weight
      weights += weight
    }
    return sum / weights
  })
}

/** Returns the noise of a recording: its root mean square distance from the smoothed samples, in metres. */
function deviation(samples: readonly number[], smoothed: readonly number[]): number {
  const squares = samples.reduce((sum, sample, index) => sum + (sample - (smoothed[index] ?? 0)) ** 2, 0)
  return Math.sqrt(squares / samples.length)
}

/** Interpolates linearly between two samples. */
function valueAt(samples: readonly number[], index: number): number {
  const before = Math.min(Math.floor(index), samples.length - 1)
  const [low = 0, high = low] = [samples[before], samples[before + 1]]
  return low + (high - low) * Math.min(1, index - before)
}

/** Sums the climbs and descents between turning points that differ by at least `minTurn` metres. */
function sumClimbs(samples: readonly number[], minTurn: number): Climb {
  const climb = { ascent: 0, descent: 0 }
  const [first = 0] = samples
  let direction: 'none' | 'up' | 'down' = 'none'
  // Lowest and highest elevation since the last turning point.
  let low = first
  let high = first
  for (const elevation of samples) {
    if (direction !== 'up' && elevation - low >= minTurn) {
      if (direction === 'down') climb.descent += high - low
      direction = 'up'
      high = elevation
    } else if (direction !== 'down' && high - elevation >= minTurn) {
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
