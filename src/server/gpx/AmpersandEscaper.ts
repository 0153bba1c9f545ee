const tokens = /<!\[CDATA\[|\]\]>|&(?:#\d+|#x[\da-f]+|[a-z_][\w.-]*);|&|\n/gi

/** The end of a chunk that may be the begin of a token. */
const partialToken = /(?:&[#\w.-]*|<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?|\]\]?)$/

/** Characters at the end of a chunk that are searched for a partial token. */
const tailLength = 40

/** Escapes each `&` of an XML text that begins no reference, in chunks. Leaves CDATA sections as they are. */
export class AmpersandEscaper {
  readonly #onEscape: (line: number) => void
  #rest = ''
  #isInCdata = false
  #line = 1

  /** `onEscape` is called with the 1-based line of each escaped `&`. */
  constructor(onEscape: (line: number) => void) {
    this.#onEscape = onEscape
  }

  write(chunk: string): string {
    const text = this.#rest + chunk
    const partial = partialToken.exec(text.slice(-tailLength))?.[0].length ?? 0
    this.#rest = text.slice(text.length - partial)
    return this.#escape(text.slice(0, text.length - partial))
  }

  /** Returns the rest of the text. */
  close(): string {
    return this.#escape(this.#rest)
  }

  #escape(text: string): string {
    return text.replace(tokens, (token) => {
      if (token === '\n') this.#line += 1
      else if (token === ']]>') this.#isInCdata = false
      else if (token.startsWith('<')) this.#isInCdata = true
      else if (token === '&' && !this.#isInCdata) {
        this.#onEscape(this.#line)
        return '&amp;'
      }
      return token
    })
  }
}
