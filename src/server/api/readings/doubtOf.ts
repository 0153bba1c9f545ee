import { daysBetween } from '../../time/zonedTime'

type Reading = { index: string; readOn: string }

/** How many times the usual use is asked about. A household uses more when it fills a pool or when a pipe leaks. */
const manyTimes = 4

/** Use that is never asked about, in the unit of the meter: a wrong digit is larger. */
const littleUse = 20

/** Days without any use that are asked about. */
const unusedDays = 60

/**
 * Why a reading does not fit the last one: the meter went back, nothing or far more than usual was used. Undefined for one that fits.
 * A resident may be right all the same: meters are replaced, and homes stand empty.
 */
export function doubtOf(
  last: Reading | undefined,
  { index, readOn }: Reading,
  usualYear: number | undefined,
): 'lower' | 'same' | 'high' | undefined {
  if (!last || readOn < last.readOn) return undefined
  const used = Number(index) - Number(last.index)
  const days = daysBetween(last.readOn, readOn)
  if (used < 0) return 'lower'
  if (used === 0) return days >= unusedDays ? 'same' : undefined
  const usual = ((usualYear ?? Number.POSITIVE_INFINITY) / 365) * Math.max(days, 1)
  return used > Math.max(littleUse, manyTimes * usual) ? 'high' : undefined
}
