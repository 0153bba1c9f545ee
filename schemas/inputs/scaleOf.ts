import type { Field } from './Field'

/** Values a slider can take; `step` 0 is any value between. */
export type Scale = { min: number; max: number; step: number }

/** The scale of a field: from 1 to 100 by 1 unless told, never from less than 1, and never without length. */
export function scaleOf({ min = 1, max = 100, step = 1 }: Field): Scale {
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
