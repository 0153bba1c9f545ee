import type { AddressToken } from './addressTokens'

/** The tokens of an address, of which its readers take those that they understand. */
export class TokenReader {
  readonly #tokens: readonly AddressToken[]
  readonly #taken = new Set<number>()

  constructor(tokens: readonly AddressToken[]) {
    this.#tokens = tokens
  }

  get length(): number {
    return this.#tokens.length
  }

  /** Returns the token at an index, unless it was taken. */
  at(index: number): AddressToken | undefined {
    return this.#taken.has(index) ? undefined : this.#tokens[index]
  }

  word(index: number): string | undefined {
    const token = this.at(index)
    return token?.isNumber ? undefined : token?.text
  }

  number(index: number): string | undefined {
    const token = this.at(index)
    return token?.isNumber ? token.text : undefined
  }

  /** Whether the token at an index touches the one before. */
  isJoined(index: number): boolean {
    return index > 0 && this.at(index)?.before === ''
  }

  /** Takes the tokens from `start` up to, and without, `end`. */
  take(start: number, end: number): void {
    for (let index = start; index < end; index++) this.#taken.add(index)
  }

  /** Returns the tokens that nothing took. */
  rest(): AddressToken[] {
    return this.#tokens.filter((_, index) => !this.#taken.has(index))
  }

  /** Whether a number is left outside of the range from `start` up to, and without, `end`. */
  hasNumberOutside(start: number, end: number): boolean {
    return this.#tokens.some((_, index) => (index < start || index >= end) && this.number(index) !== undefined)
  }
}
