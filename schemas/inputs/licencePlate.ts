/** A licence plate that was read. */
export type LicencePlate = {
  /** Capital letters and digits, without separators. */
  plate: string
  /** The plate as it is written on a vehicle. */
  shown: string
  /** Whether a letter was read as the digit that looks like it, or the other way round. */
  isCorrected: boolean
}

export type PlateProblem = 'empty' | 'too-short' | 'too-long' | 'wrong-characters'

const [minLength, maxLength] = [2, 12]

/** Formats of Belgian plates since 1973 by kind of character, D for a digit and L for a letter, with the lengths of their groups. */
const belgianFormats = [
  ['DLLLDDD', [1, 3, 3]],
  ['LLLDDD', [3, 3]],
  ['DDDLLL', [3, 3]],
] as const

const digitOf: Readonly<Record<string, string>> = { O: '0', I: '1' }
const letterOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'I' }

/**
 * Reads a plate as a person typed it, with any separators and in small letters. Belgian formats say where a digit stands, so that a
 * letter O or I there is read as 0 or 1; plates of other countries and personal ones are kept as they are.
 */
export function readPlate(text: string, country: string): LicencePlate | PlateProblem {
  const plate = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-–—_·•/]/g, '')
  if (plate === '') return 'empty'
  if (!/^[A-Z0-9]+$/.test(plate)) return 'wrong-characters'
  if (plate.length < minLength) return 'too-short'
  if (plate.length > maxLength) return 'too-long'
  return (country === 'B' && readBelgian(plate)) || { plate, shown: plate, isCorrected: false }
}

function readBelgian(typed: string): LicencePlate | undefined {
  for (const [format, groups] of belgianFormats) {
    if (format.length !== typed.length) continue
    const plate = [...typed].map((each, index) => (format[index] === 'D' ? digitOf : letterOf)[each] ?? each).join('')
    const isFormat = [...plate].every((each, index) => /\d/.test(each) === (format[index] === 'D'))
    if (isFormat) return { plate, shown: inGroups(plate, groups), isCorrected: plate !== typed }
  }
  return undefined
}

function inGroups(plate: string, lengths: readonly number[]): string {
  let start = 0
  return lengths
    .map((length) => {
      start += length
      return plate.slice(start - length, start)
    })
    .join('-')
}

/** Returns a plate as it is written on vehicles of its country. */
export function showPlate(plate: string, country: string): string {
  const read = readPlate(plate, country)
  return typeof read === 'string' || read.plate !== plate ? plate : read.shown
}

/** Returns what plates have in common that people take for one another. */
export const plateKey = (plate: string, country: string): string =>
  `${country} ${plate.replaceAll('O', '0').replaceAll('I', '1')}`

/** Signs on vehicles of the countries that are offered, the most frequent in Belgium first. */
export const plateCountries = [
  'B',
  'F',
  'D',
  'L',
  'NL',
  'E',
  'I',
  'P',
  'PL',
  'RO',
  'GB',
  'CH',
  'A',
  'CZ',
  'DK',
  'S',
] as const
