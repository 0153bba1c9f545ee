import { foldText } from '../../../../schemas/inputs/foldText'

/** A word of letters or a number, as part of an address. */
export type AddressToken = {
  /** Folded, see `foldText`. */
  text: string
  isNumber: boolean
  /** The characters between this token and the one before. */
  before: string
}

/** Further tokens of an address are ignored. */
const maxTokens = 40

/** Splits an address into words and numbers: `12bis` and `l’Écluse` have two tokens each. */
export function addressTokens(text: string): AddressToken[] {
  const folded = foldText(text.normalize('NFKC'))
  const tokens: AddressToken[] = []
  let end = 0
  for (const { 0: token, index } of folded.matchAll(/\p{L}+|\d+/gu)) {
    if (tokens.length === maxTokens) break
    tokens.push({ text: token, isNumber: /^\d/.test(token), before: folded.slice(end, index) })
    end = index + token.length
  }
  return tokens
}

/** Endings of numbers in names, as in `1er Mai`, and of floors, as in `2de verdieping`. */
const ordinalEndings = new Set(['er', 'ere', 're', 'e', 'eme', 'ieme', 'nd', 'nde', 'de', 'ste', 'st', 'rd', 'th'])

/** Whether the token is the ending of a number that touches it. */
export const isOrdinalEnding = (token: AddressToken | undefined): boolean =>
  token !== undefined && token.before === '' && ordinalEndings.has(token.text)

/** Returns the words and numbers of a street's name or locality, without the endings of numbers. */
export function nameTokens(name: string): string[] {
  const tokens = addressTokens(name)
  return tokens.filter((token, at) => !(tokens[at - 1]?.isNumber && isOrdinalEnding(token))).map(({ text }) => text)
}
