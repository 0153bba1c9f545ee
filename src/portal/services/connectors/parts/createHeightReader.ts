import { isObject } from '../../../../../schemas/engine'

/** Bounds of a height in CSS pixels. A lower frame would hide the page, a taller one is no page that anybody reads. */
export const heights = { min: 200, max: 6000 }

/** Changes of the height that are shown at once, and per second after these. */
const burst = 10
const perSecond = 2

/** Messages per second beyond which the page is cut off: no page needs as many, and each costs the visitor's device time. */
const flood = 300

type Reading = number | 'flood' | undefined

/**
 * Creates the function that reads the messages of a partner's page: the height to show; undefined for one to ignore, and `flood` once
 * there are so many that they must be listened to no more. `now` is in ms.
 */
export function createHeightReader(now: () => number): (message: unknown) => Reading {
  let shown: number | undefined
  let left = burst
  let filledAt = now()
  let second = filledAt
  let count = 0
  return (message) => {
    const at = now()
    if (at - second >= 1000) {
      second = at
      count = 0
    }
    count++
    if (count > flood) return 'flood'
    if (!isObject(message) || message.type !== 'beffroi-height') return undefined
    const { height } = message
    if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return undefined
    const bounded = Math.round(Math.min(heights.max, Math.max(heights.min, height)))
    left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond)
    filledAt = at
    if (bounded === shown || left < 1) return undefined
    left--
    shown = bounded
    return bounded
  }
}
