import type { BrokenRule } from './BrokenRule'
import type { Field } from './Field'
import { type Scale, scaleOf } from './scaleOf'

export type Span = readonly [low: number, high: number]

/** Least distance between the two ends of a range. */
const leastSpan = 10

export const leastSpanIn = ({ min, max }: Scale): number => Math.min(leastSpan, max - min)

/** Two numbers of a value, when it is that. */
export function readSpan(value: unknown): Span | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [low, high]: unknown[] = value
  return Number.isFinite(low) && Number.isFinite(high) ? [Number(low), Number(high)] : undefined
}

/** Whether a range is long enough for its scale. */
export function checkSpan(field: Field, value: unknown): BrokenRule | undefined {
  const span = readSpan(value)
  const isLongEnough = span && span[1] - span[0] >= leastSpanIn(scaleOf(field)) - 1e-6
  return isLongEnough ? undefined : { key: 'range.short' }
}
