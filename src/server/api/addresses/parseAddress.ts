import { addressTokens } from './addressTokens'
import { type HouseNumber, HouseNumbers } from './HouseNumbers'
import { formsOf, kindOf, type WordKind } from './streetWords'
import { TokenReader } from './TokenReader'
import { takeBox, takeFloor } from './takeUnits'
import { takeZips } from './takeZips'

/** A word of a typed address, with its forms, see `formsOf`. */
export type AddressWord = { text: string; forms: readonly string[]; kind: WordKind }

/** A parsed address. */
export type AddressQuery = {
  words: readonly AddressWord[]
  /** Words and numbers in their order, for comparisons with the beginnings of names. */
  order: readonly (readonly string[])[]
  /** What may be the house number. Which number it is depends on the street: its name or the postal code may hold others. */
  numbers: readonly HouseNumber[]
  zips: readonly string[]
  box: string | undefined
}

/**
 * Parses an address as people type it, such as `n° 12 bis, rue St-Roch bte 3, B-4679`. `zips` are the postal codes of the town.
 * Drops floors, buildings and what stands before a number, such as `n°`.
 */
export function parseAddress(text: string, zips: ReadonlySet<string>): AddressQuery {
  const reader = new TokenReader(addressTokens(text))
  const found = takeZips(reader, zips)
  takeFloor(reader)
  const box = takeBox(reader)
  const numbers = new HouseNumbers(reader).take()
  const words: AddressWord[] = []
  const order: string[][] = []
  let previous: string | undefined
  for (const { text: word, isNumber } of reader.rest()) {
    if (isNumber) {
      order.push([word])
    } else {
      const kind = isCountryCode(word, numbers.length + found.length) ? 'country' : kindOf(word, previous)
      const forms = formsOf(word)
      words.push({ text: word, forms, kind })
      order.push(forms)
    }
    previous = word
  }
  return { words, order, numbers, zips: found, box }
}

/** Whether the word is Belgium's code behind a number. */
const isCountryCode = (word: string, numbers: number): boolean => numbers > 0 && (word === 'be' || word === 'b')
