import { isOrdinalEnding } from './addressTokens'
import type { TokenReader } from './TokenReader'
import { readUnit } from './takeUnits'

/** A number of an address that may be the house number. */
export type HouseNumber = {
  /** Its digits, without leading zeros. */
  digits: string
  /** As an address has it: `12B`, `12bis`, `12-14`. */
  written: string
  box: string | undefined
  /** Whether it stands behind `n°` or the like, so that it is no part of a name. */
  isMarked: boolean
  /** Whether it is only a part of a name, as in `1er Mai`. */
  isOrdinal: boolean
}

const marks = new Set(['n', 'no', 'nr', 'num', 'numero', 'nummer', 'hausnummer', 'huisnummer', 'hausnr', 'huisnr'])
const repetitions = new Set(['bis', 'ter', 'quater', 'quinquies'])
const rangeWords = new Set(['a', 'bis', 'tot', 'et', 'en', 'und'])

/** The longest number of a house. */
const maxDigits = 4

/** Reads the house numbers of an address, as people write them. */
export class HouseNumbers {
  readonly #reader: TokenReader

  constructor(reader: TokenReader) {
    this.#reader = reader
  }

  /** Takes what belongs to the numbers, but leaves the first digits of each, which a street's name may hold. */
  take(): HouseNumber[] {
    const found: HouseNumber[] = []
    for (let index = 0; index < this.#reader.length; index++) {
      const number = this.#reader.number(index)
      const digits = number?.replace(/^0+/, '')
      if (digits && digits.length <= maxDigits) found.push(this.#takeAt(index, digits))
    }
    return found
  }

  #takeAt(index: number, digits: string): HouseNumber {
    const isMarked = this.#takeMark(index)
    const reader = this.#reader
    if (isOrdinalEnding(reader.at(index + 1)) && reader.word(index + 1) !== 'e') {
      reader.take(index + 1, index + 2)
      return { digits, written: digits, box: undefined, isMarked: false, isOrdinal: true }
    }
    const isRange = this.#rangeEnd(index + 1, digits) !== undefined
    const suffix = isRange ? '' : this.#takeSuffix(index + 1)
    const start = suffix === '' ? index + 1 : index + 2
    const end = this.#rangeEnd(start, digits)
    if (end === undefined)
      return { digits, written: digits + suffix, box: this.#takeBox(start), isMarked, isOrdinal: false }
    const last = reader.number(end)?.replace(/^0+/, '')
    reader.take(start, end + 1)
    const lastSuffix = this.#takeSuffix(end + 1)
    const box = this.#takeBox(lastSuffix === '' ? end + 1 : end + 2)
    return { digits, written: `${digits}${suffix}-${last}${lastSuffix}`, box, isMarked, isOrdinal: false }
  }

  #takeMark(index: number): boolean {
    const reader = this.#reader
    const separator = reader.at(index)?.before ?? ''
    const isMark = marks.has(reader.word(index - 1) ?? '') && /^[\s.:°#-]*$/.test(separator)
    if (isMark) reader.take(index - 1, index)
    return isMark || separator.includes('#')
  }

  /** Returns the index of a range's end: `12-14`, `12 à 14`. The end exceeds the start, unlike the box of `14-1`. */
  #rangeEnd(start: number, digits: string): number | undefined {
    const reader = this.#reader
    const hasWord = rangeWords.has(reader.word(start) ?? '') && reader.number(start + 1) !== undefined
    const index = hasWord ? start + 1 : start
    const end = reader.number(index)
    const separator = reader.at(index)?.before ?? ''
    const isBetween = hasWord ? /^\s+$/.test(separator) : /^\s*[-–—+&]\s*$/.test(separator)
    if (!end || !isBetween || end.length >= maxDigits || Number(end) <= Number(digits)) return undefined
    return isOrdinalEnding(reader.at(index + 1)) ? undefined : index
  }

  /** Takes `bis` or the letter of a number: `12bis`, `12 ter`, `12b`, `12 B`, `12-B`. */
  #takeSuffix(index: number): string {
    const reader = this.#reader
    const word = reader.word(index)
    const separator = reader.at(index)?.before ?? ''
    if (word === undefined || !/^(?:\s?|\s?[-/]\s?)$/.test(separator)) return ''
    const isApart =
      separator.includes('-') || (separator !== '' && !separator.includes('/') && this.#isApart(index, word))
    const isLetter = word.length === 1 && (separator === '' || isApart)
    if (!isLetter && !repetitions.has(word)) return ''
    // The letter of `12 b3` or `12 B 3` announces a box.
    if (word === 'b' && separator !== '' && (reader.number(index + 1)?.length ?? maxDigits) < maxDigits) return ''
    if (separator !== '' && isLetter && reader.isJoined(index + 1)) return ''
    reader.take(index, index + 1)
    return isLetter ? word.toUpperCase() : word
  }

  /** Whether a single letter behind a space belongs to the number, unlike those of `12 r. Haute` and `12 d’Eupen`. */
  #isApart(index: number, letter: string): boolean {
    const next = this.#reader.at(index + 1)
    if (letter > 'h') return false
    if (!next) return true
    return !/^[.’'`´]/.test(next.before) && !(letter === 'd' && next.before === ' ' && /^[aeiouh]/.test(next.text))
  }

  /** Takes the box behind a number: `12/4`, `14D-1`, `12 b3`, `12.4`. */
  #takeBox(start: number): string | undefined {
    const reader = this.#reader
    const first = reader.at(start)
    if (!first) return undefined
    const isBoxLetter = first.text === 'b' && reader.number(start + 1) !== undefined
    if (isBoxLetter && /^[\s,/-]*$/.test(first.before) && /^\s?$/.test(reader.at(start + 1)?.before ?? '-')) {
      const { unit, end } = readUnit(reader, start + 1)
      if (unit === '' || /^\d{4,}/.test(unit)) return undefined
      reader.take(start, end)
      return unit
    }
    const isNumber = first.isNumber && first.text.length < maxDigits
    const isJoined = /^\s?\/\s?$/.test(first.before) || (isNumber && /^(?:\s?[-.])?$/.test(first.before))
    const isLetterUnit = first.before === ' ' && first.text.length === 1 && reader.isJoined(start + 1)
    if (!isJoined && !isLetterUnit) return undefined
    const { unit, end } = readUnit(reader, start)
    if (unit === '') return undefined
    reader.take(start, end)
    return unit
  }
}
