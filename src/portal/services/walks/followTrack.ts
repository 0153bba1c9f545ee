import type { Geo } from '../../../../schemas/engine'
import type { MeasuredTrack } from '../../../../schemas/tracks/measureTrack'
import { locateOnTrack } from './locateOnTrack'

/** A step of a walk and its distance from the start in metres. */
export type StepOnTrack = Geo & { readonly uid: string; readonly title: string; readonly alongM: number }

/** A position of the device. `accuracy` is a radius in metres, `at` a time in milliseconds since 1970. */
export type PositionSample = Geo & { readonly accuracy: number; readonly at: number }

const compassPoints = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

export type CompassPoint = (typeof compassPoints)[number]

/** The visitor's progress on the track. Distances are in metres. */
export type Following = {
  readonly sample: PositionSample
  readonly alongM: number
  /** Distance from the track. */
  readonly awayM: number
  /** Direction of the track from the visitor. */
  readonly toward: CompassPoint
  /** Time since which the visitor is too far from the track; undefined while near it. */
  readonly awaySince: number | undefined
  /** Whether the visitor has been on the track. */
  readonly hasBeenOnTrack: boolean
  /** Whether the visitor has left the track or has yet to reach it. */
  readonly isOffTrack: boolean
  /** Index of the next step; the number of steps once the last one is reached. */
  readonly nextStep: number
  /** Distance to the next step along the track; 0 without one. */
  readonly toNextM: number
  /** Distance to the end of the track. */
  readonly remainingM: number
  /** Share of the track, from 0 to 1. */
  readonly progress: number
  readonly hasArrived: boolean
}

/** A visitor is off the track after 20 s at over 40 m from it, and back on it within 25 m. */
const offTrackM = 40
const offTrackMs = 20_000
const backOnTrackM = 25

/** Distance within which a step is reached. */
const reachedM = 25

/** Maximum accuracy radius of a usable position, in metres. */
const maxAccuracyM = 100

/** Whether a position is too inaccurate to locate the visitor on the track. */
export const isPoor = ({ accuracy }: PositionSample): boolean => accuracy > maxAccuracyM

/** Computes the progress after a new position. `previous` is the progress before it. */
export function followTrack(
  track: MeasuredTrack,
  steps: readonly StepOnTrack[],
  sample: PositionSample,
  previous?: Following,
): Following | undefined {
  const isInaccurate = isPoor(sample)
  if (previous && isInaccurate) return { ...previous, sample, awaySince: undefined }
  const nearest = locateOnTrack(track, sample, previous?.alongM)
  if (!nearest) return undefined
  const { awayM } = nearest
  const alongM = isInaccurate ? 0 : nearest.alongM
  const awaySince = isInaccurate ? undefined : awaySinceAt(awayM, sample, previous)
  const isOn = !isInaccurate && awaySince === undefined
  const hasBeenOnTrack = previous?.hasBeenOnTrack ?? false
  const isOffTrack =
    awaySince !== undefined && (!hasBeenOnTrack || previous?.isOffTrack === true || sample.at - awaySince >= offTrackMs)
  const nextStep = isOn ? stepAfter(steps, alongM, previous?.nextStep) : (previous?.nextStep ?? 0)
  const target = steps[nextStep]
  const remainingM = Math.max(0, track.totalM - alongM)
  return {
    sample,
    alongM,
    awayM,
    toward: directionTo(sample, nearest),
    awaySince,
    hasBeenOnTrack: hasBeenOnTrack || isOn,
    isOffTrack,
    nextStep,
    toNextM: target ? Math.max(0, target.alongM - alongM) : 0,
    remainingM,
    progress: track.totalM > 0 ? Math.min(1, alongM / track.totalM) : 0,
    hasArrived: remainingM <= reachedM && awayM <= offTrackM && nextStep >= steps.length,
  }
}

/** The compass direction from a place to another one near it. */
function directionTo(from: Geo, to: Geo): CompassPoint {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180)
  const eighths = Math.round(Math.atan2(east, to.lat - from.lat) / (Math.PI / 4))
  return compassPoints.at(eighths % compassPoints.length) ?? 'north'
}

/** Between 25 and 40 m the state stays, so that the notice does not flicker at the limit. */
function awaySinceAt(awayM: number, { accuracy, at }: PositionSample, previous?: Following): number | undefined {
  if (awayM > Math.max(offTrackM, Math.min(accuracy, maxAccuracyM))) return previous?.awaySince ?? at
  return awayM > backOnTrackM && previous?.isOffTrack ? previous.awaySince : undefined
}

/** The first step that is not reached yet. A reached step stays reached. */
function stepAfter(steps: readonly StepOnTrack[], alongM: number, previous = 0): number {
  const ahead = steps.findIndex((step) => step.alongM > alongM + reachedM)
  return Math.max(previous, ahead < 0 ? steps.length : ahead)
}

/**
 * Returns the index of the step that the visitor stands at, else of the one they walk to; the number of steps past the last one.
 */
export function currentStep({ nextStep, alongM }: Following, steps: readonly StepOnTrack[]): number {
  const reached = steps[nextStep - 1]
  return reached && Math.abs(reached.alongM - alongM) <= reachedM ? nextStep - 1 : nextStep
}

/** A known distance from the start differs from that on the track by at most this. */
const maxDifferenceM = 50

/**
 * Places steps on the track, each after the one before. `alongKm` is the known distance of a step. The nearest point of the track
 * counts where it is elsewhere, as when gaps were counted, or where no distance is known.
 */
export function placeSteps(
  track: MeasuredTrack,
  steps: readonly (Geo & { readonly uid: string; readonly title: string; readonly alongKm?: number | undefined })[],
): StepOnTrack[] {
  let reached = 0
  return steps.map(({ alongKm, ...step }) => {
    const statedM = alongKm === undefined ? undefined : alongKm * 1000
    const nearestM = locateOnTrack(track, step, statedM ?? reached)?.alongM ?? reached
    const isStated = statedM !== undefined && Math.abs(nearestM - statedM) <= maxDifferenceM
    reached = Math.max(reached, Math.min(isStated ? statedM : nearestM, track.totalM))
    return { ...step, alongM: reached }
  })
}
