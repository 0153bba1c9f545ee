/** A part of a text that should be JSON: a text between quotes of any kind, a comment, blanks, or one other character. */
export type LooseToken = {
  kind: 'text' | 'comment' | 'blank' | 'mark'
  from: number
  to: number
  /** Whether a text has a closing quote. */
  isClosed: boolean
}

/** Quotes that open a text, with those that may close it. */
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”“"‟″',
  '”': '”“"‟″',
  '„': '“”"‟″',
  '‟': '”“"‟″',
  '″': '″”“"',
  '«': '»"',
  '»': '«"',
  "'": "'’",
  '‘': "’'‘",
  '’': "’'‘",
}

const blanks = /[\s\u00a0\u200b\u202f\u2060\ufeff]+/y
const comments = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/y

/** Splits a damaged JSON text into tokens. Joined, the tokens are the text again. */
export function looseTokens(text: string, start = 0): LooseToken[] {
  const tokens: LooseToken[] = []
  const open: string[] = []
  let last = ''
  for (let offset = start; offset < text.length; ) {
    const token = nextToken(text, offset, last === '{' || (last === ',' && open.at(-1) === '{'))
    tokens.push(token)
    offset = token.to
    if (token.kind === 'blank' || token.kind === 'comment') continue
    last = token.kind === 'mark' ? (text[token.from] ?? '') : 'text'
    if (last === '{' || last === '[') open.push(last)
    else if (last === '}' || last === ']') open.pop()
  }
  return tokens
}

function nextToken(text: string, offset: number, isName: boolean): LooseToken {
  const token = (kind: LooseToken['kind'], to: number, isClosed = true): LooseToken => ({
    kind,
    from: offset,
    to,
    isClosed,
  })
  const blank = matchAt(blanks, text, offset)
  // French quotation marks have a blank within, which belongs to them and not to the JSON.
  if (blank > offset) return token('blank', blank)
  const comment = matchAt(comments, text, offset)
  if (comment > offset) return token('comment', comment)
  const closing = quotes[text[offset] ?? '']
  if (closing === undefined) return token('mark', offset + 1)
  const end = endOfText(text, offset, closing, isName)
  return end === undefined ? token('text', text.length, false) : token('text', end)
}

function matchAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex : offset
}

/** The offset behind the closing quote of a text that begins at `offset`. */
function endOfText(text: string, offset: number, closing: string, isName: boolean): number | undefined {
  const isStraight = text[offset] === '"'
  for (let at = offset + 1; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\\') at++
    else if (closing.includes(character)) {
      // A straight quote ends a text as in JSON. Others also stand within, where JSON does not go on behind them.
      if (isStraight || goesOn(text, at + 1, isName)) return at + 1
    } else if (isStraight && '”“‟″»'.includes(character) && isRealEnd(text, at + 1, isName)) return at + 1
  }
  return undefined
}

/** Whether a text with a straight quote before it ends in another one: JSON goes on there, and not behind the next straight quote. */
function isRealEnd(text: string, offset: number, isName: boolean): boolean {
  if (!goesOn(text, offset, isName)) return false
  const next = text.indexOf('"', offset)
  return next < 0 || !goesOn(text, next + 1, isName)
}

const afterName = /[\s\u00a0\u202f]*:/y
const afterValue = /[\s\u00a0\u202f]*(?:[}\]]|$|,[\s\u00a0\u202f]*(?:["“”„‟″«'‘’{}[\]\d-]|true|false|null|\/[/*]))/y

/** Whether a text goes on at an offset as JSON does behind a name or a value. */
function goesOn(text: string, offset: number, isName: boolean): boolean {
  const pattern = isName ? afterName : afterValue
  pattern.lastIndex = offset
  return pattern.test(text)
}
