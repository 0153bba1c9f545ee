import type { FieldValue } from '../Input'
import { nearestOf, type Scale } from '../slider/scaleOf'

export type Span = readonly [low: number, high: number]

/** Least distance between the two ends of a range. */
const leastSpan = 10

const spanIn = ({ min, max }: Scale): number => Math.min(leastSpan, max - min)

/** Two numbers of a value, when it is that. */
export function readSpan(value: unknown): Span | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [low, high]: unknown[] = value
  return Number.isFinite(low) && Number.isFinite(high) ? [Number(low), Number(high)] : undefined
}

/** Moves the low end: at most so far that the range keeps its least length. */
export const moveLow = (scale: Scale, value: number, [, high]: Span): Span => [lowFor(scale, value, high), high]

/** Moves the high end: at least so far that the range keeps its least length. */
export function moveHigh(scale: Scale, value: number, [low]: Span): Span {
  const { max, step } = scale
  const least = low + spanIn(scale)
  const high = nearestOf(scale, Math.max(value, least))
  return [low, high < least ? Math.min(high + step, max) : high]
}

function lowFor(scale: Scale, value: number, high: number): number {
  const most = high - spanIn(scale)
  const low = nearestOf(scale, Math.min(value, most))
  return low > most ? Math.max(low - scale.step, scale.min) : low
}

/** The range a field starts with: what it is given as far as its scale allows, else the whole scale. */
export function spanOf(scale: Scale, value: unknown): Span {
  const [first, second] = readSpan(value) ?? [scale.min, scale.max]
  const whole: Span = [nearestOf(scale, scale.min), nearestOf(scale, scale.max)]
  const low = lowFor(scale, Math.min(first, second), whole[1])
  return moveHigh(scale, Math.max(first, second), [low, whole[1]])
}

/** Whether a range is long enough for its scale. */
export const isLongEnough = (scale: Scale, value: FieldValue): boolean => {
  const span = readSpan(value)
  return span !== undefined && span[1] - span[0] >= spanIn(scale) - 1e-6
}
