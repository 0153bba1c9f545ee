import { minSpanIn, nearestOf, readSpan, type Scale, type Span } from '../../../schemas/inputs/rangeValue'

/** Moves the low end as far as the minimum length of the range allows. */
export const moveLow = (scale: Scale, value: number, [, high]: Span): Span => [lowFor(scale, value, high), high]

/** Moves the high end as far as the minimum length of the range allows. */
export function moveHigh(scale: Scale, value: number, [low]: Span): Span {
  const { max, step } = scale
  const minHigh = low + minSpanIn(scale)
  const high = nearestOf(scale, Math.max(value, minHigh))
  return [low, high < minHigh ? Math.min(high + step, max) : high]
}

function lowFor(scale: Scale, value: number, high: number): number {
  const maxLow = high - minSpanIn(scale)
  const low = nearestOf(scale, Math.min(value, maxLow))
  return low > maxLow ? Math.max(low - scale.step, scale.min) : low
}

/** The initial range of a field: its value, fitted to the scale, or the whole scale. */
export function initialSpan(scale: Scale, value: unknown): Span {
  const [first, second] = readSpan(value) ?? [scale.min, scale.max]
  const fullSpan: Span = [nearestOf(scale, scale.min), nearestOf(scale, scale.max)]
  const low = lowFor(scale, Math.min(first, second), fullSpan[1])
  return moveHigh(scale, Math.max(first, second), [low, fullSpan[1]])
}
