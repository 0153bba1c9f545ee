import type { Geo } from '../../../schemas/engine'
import { locateOnTrack, type MeasuredTrack } from './measuredTrack'

/** A step of a walk and its distance from the start in metres. */
export type StepOnTrack = Geo & { readonly uid: string; readonly title: string; readonly alongM: number }

/** A position of the device. `accuracy` is a radius in metres, `at` a time in milliseconds. */
export type PositionSample = Geo & { readonly accuracy: number; readonly at: number }

const skySides = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

export type SkySide = (typeof skySides)[number]

/** What is known of the visitor on the track. Distances are in metres. */
export type Following = {
  readonly sample: PositionSample
  readonly alongM: number
  /** How far the visitor is from the track. */
  readonly awayM: number
  /** Towards which side of the sky the track is. */
  readonly toward: SkySide
  /** Since when they are too far from it; undefined while they are near. */
  readonly awaySince: number | undefined
  /** Whether they have been on the track. */
  readonly wasOn: boolean
  /** Whether they have left the track, or have yet to get there. */
  readonly isOffTrack: boolean
  /** Index of the step to walk to; the number of steps once the last one is reached. */
  readonly nextStep: number
  /** To the next step along the track; 0 when there is none. */
  readonly toNextM: number
  /** To the end of the track. */
  readonly remainingM: number
  /** Share of the track, from 0 to 1. */
  readonly progress: number
  readonly hasArrived: boolean
}

/** A visitor is off the track after 20 s at over 40 m from it, and back on it within 25 m. */
const offTrackM = 40
const offTrackMs = 20_000
const backOnTrackM = 25

/** A step is reached within so many metres. */
export const reachedM = 25

/** A position that is less accurate, in metres, says neither that the track was left nor that a step was reached. */
const maxAccuracyM = 100

/** Whether a position is too inaccurate to say where on the track the visitor is. */
export const isPoor = ({ accuracy }: PositionSample): boolean => accuracy > maxAccuracyM

/** What a new position says. `before` is what was known until then. */
export function followTrack(
  track: MeasuredTrack,
  steps: readonly StepOnTrack[],
  sample: PositionSample,
  before?: Following,
): Following | undefined {
  const isUnknown = isPoor(sample)
  if (before && isUnknown) return { ...before, sample, awaySince: undefined }
  const found = locateOnTrack(track, sample, before?.alongM)
  if (!found) return undefined
  const { awayM } = found
  const alongM = isUnknown ? 0 : found.alongM
  const awaySince = isUnknown ? undefined : leftAt(awayM, sample, before)
  const isOn = !isUnknown && awaySince === undefined
  const wasOn = before?.wasOn ?? false
  const isOffTrack =
    awaySince !== undefined && (!wasOn || before?.isOffTrack === true || sample.at - awaySince >= offTrackMs)
  const nextStep = isOn ? stepAfter(steps, alongM, before?.nextStep) : (before?.nextStep ?? 0)
  const target = steps[nextStep]
  const remainingM = Math.max(0, track.totalM - alongM)
  return {
    sample,
    alongM,
    awayM,
    toward: sideOf(sample, found),
    awaySince,
    wasOn: wasOn || isOn,
    isOffTrack,
    nextStep,
    toNextM: target ? Math.max(0, target.alongM - alongM) : 0,
    remainingM,
    progress: track.totalM > 0 ? Math.min(1, alongM / track.totalM) : 0,
    hasArrived: remainingM <= reachedM && awayM <= offTrackM && nextStep >= steps.length,
  }
}

/** The side of the sky that a place is on, seen from another near it. */
function sideOf(from: Geo, to: Geo): SkySide {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180)
  const eighths = Math.round(Math.atan2(east, to.lat - from.lat) / (Math.PI / 4))
  return skySides.at(eighths % skySides.length) ?? 'north'
}

/** Between 25 and 40 m nothing changes, so that the notice does not come and go at the edge. */
function leftAt(awayM: number, { accuracy, at }: PositionSample, before?: Following): number | undefined {
  if (awayM > Math.max(offTrackM, Math.min(accuracy, maxAccuracyM))) return before?.awaySince ?? at
  return awayM > backOnTrackM && before?.isOffTrack ? before.awaySince : undefined
}

/** The first step that is not reached yet. One that was reached stays reached. */
function stepAfter(steps: readonly StepOnTrack[], alongM: number, before = 0): number {
  const ahead = steps.findIndex((step) => step.alongM > alongM + reachedM)
  return Math.max(before, ahead < 0 ? steps.length : ahead)
}

/**
 * Puts steps onto the track, each after the one before. `alongKm` is where a step says that it is; otherwise the nearest place
 * of the track counts.
 */
export function placeSteps(
  track: MeasuredTrack,
  steps: readonly (Geo & { readonly uid: string; readonly title: string; readonly alongKm?: number | undefined })[],
): StepOnTrack[] {
  let reached = 0
  return steps.map(({ alongKm, ...step }) => {
    const given = alongKm === undefined ? locateOnTrack(track, step, reached)?.alongM : alongKm * 1000
    reached = Math.max(reached, Math.min(given ?? reached, track.totalM))
    return { ...step, alongM: reached }
  })
}
