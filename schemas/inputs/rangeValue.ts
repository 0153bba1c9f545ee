import type { BrokenRule, FormField } from './FormField'

/** Values a slider can take; `step` 0 is any value between. */
export type Scale = { min: number; max: number; step: number }

/** The scale of a field: from 1 to 100 by 1 unless told, never from less than 1, and never without length. */
export function scaleOf({ min = 1, max = 100, step = 1 }: FormField): Scale {
  const least = Math.max(1, min)
  return { min: least, max: max > least ? max : least + 1, step }
}

/** The value of a scale that is nearest. */
export function nearestOf({ min, max, step }: Scale, value: number): number {
  const steps = step > 0 ? Math.round((value - min) / step) * step : value - min
  const top = step > 0 ? Math.floor((max - min) / step) * step : max - min
  // Steps such as 0.1 leave dust behind.
  return Number((min + Math.min(Math.max(steps, 0), top)).toFixed(9))
}

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
export function checkSpan(field: FormField, value: unknown): BrokenRule | undefined {
  const span = readSpan(value)
  const isLongEnough = span && span[1] - span[0] >= leastSpanIn(scaleOf(field)) - 1e-6
  return isLongEnough ? undefined : { key: 'range.short' }
}
