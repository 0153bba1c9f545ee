import type { HouseNumber } from './HouseNumbers'
import type { AddressQuery } from './parseAddress'

export type StreetNumber = {
  /** The house number as written; empty when none was typed. */
  number: string
  box: string | undefined
  /** Whether the street is long enough for the number. */
  hasNumber: boolean
}

/** Longer numbers may be postal codes of other towns. */
const minZip = 4

/**
 * Returns the numbers that belong to the name of a street, such as that of `Rue du 11 Novembre`. None does when the visitor typed the
 * number of the name as a word.
 */
export function takeNameNumbers(
  name: readonly (readonly string[])[],
  { numbers, words }: AddressQuery,
): ReadonlySet<HouseNumber> {
  const taken = new Set<HouseNumber>()
  if (numbers.length === 0) return taken
  for (const forms of name) {
    const digits = forms.find((form) => /^\d+$/.test(form))
    if (digits === undefined || words.some((word) => word.forms.includes(digits))) continue
    const equal = numbers.filter((each) => each.digits === digits && !each.isMarked && !taken.has(each))
    const number = equal.findLast(({ written, box }) => written === digits && box === undefined) ?? equal.at(-1)
    if (number) taken.add(number)
  }
  return taken
}

/** Chooses the house number among the numbers that do not belong to the street's name. `last` is the last number of the street. */
export function chooseNumber(
  last: number,
  { numbers, box }: AddressQuery,
  inName: ReadonlySet<HouseNumber>,
  zips: ReadonlySet<string>,
): StreetNumber {
  const left = numbers.filter((each) => !inName.has(each) && !each.isOrdinal)
  const sorted = [...left.filter(({ isMarked }) => isMarked), ...left.filter(({ isMarked }) => !isMarked)]
  const fitting = sorted.find(({ digits }) => Number(digits) <= last)
  const chosen = fitting ?? sorted.find((each) => each.isMarked || !isMaybeZip(each, zips))
  if (!chosen) return { number: '', box: undefined, hasNumber: true }
  return { number: chosen.written, box: chosen.box ?? box, hasNumber: fitting !== undefined }
}

/** Whether a number may be a postal code: that of another town, or the beginning of the town's own. */
const isMaybeZip = ({ digits }: HouseNumber, zips: ReadonlySet<string>): boolean =>
  digits.length >= minZip || (digits.length === minZip - 1 && [...zips].some((zip) => zip.startsWith(digits)))
