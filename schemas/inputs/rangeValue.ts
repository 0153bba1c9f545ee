import type { BrokenRule, FormField } from './FormField'

/** Values a slider can take; with `step` 0, any value between. */
export type Scale = { min: number; max: number; step: number }

/** The scale of a field: 1 to 100 by 1 by default. Its minimum is at least 1 and its length more than 0. */
export function scaleOf({ min = 1, max = 100, step = 1 }: FormField): Scale {
  const start = Math.max(1, min)
  return { min: start, max: max > start ? max : start + 1, step }
}

/** The nearest value on a scale. */
export function nearestOf({ min, max, step }: Scale, value: number): number {
  const steps = step > 0 ? Math.round((value - min) / step) * step : value - min
  const top = step > 0 ? Math.floor((max - min) / step) * step : max - min
  // Rounds off the floating-point error of steps such as 0.1.
  return Number((min + Math.min(Math.max(steps, 0), top)).toFixed(9))
}

export type Span = readonly [low: number, high: number]

/** Minimum distance between the two ends of a range. */
const minSpan = 10

export const minSpanIn = ({ min, max }: Scale): number => Math.min(minSpan, max - min)

/** Reads a pair of numbers; undefined when the value is not one. */
export function readSpan(value: unknown): Span | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [low, high]: unknown[] = value
  return Number.isFinite(low) && Number.isFinite(high) ? [Number(low), Number(high)] : undefined
}

/** Checks that a range is long enough for its scale. */
export function checkSpan(field: FormField, value: unknown): BrokenRule | undefined {
  const span = readSpan(value)
  const isLongEnough = span && span[1] - span[0] >= minSpanIn(scaleOf(field)) - 1e-6
  return isLongEnough ? undefined : { key: 'range.short' }
}
