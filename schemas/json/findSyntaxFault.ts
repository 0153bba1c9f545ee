/** What the grammar of JSON allows at one point of a text. */
export type Expectation =
  | 'value'
  | 'first item'
  | 'first name'
  | 'name'
  | 'colon'
  | 'next member'
  | 'next item'
  | 'end'
  | 'valid string'

/** An unexpected token; `offset` and `length` in UTF-16 units. It is empty at the end of the text. */
export type SyntaxFault = { offset: number; length: number; expected: Expectation }

type State = Exclude<Expectation, 'valid string'>

const blanks = /[ \t\r\n]*/y
/** Every token but strings: punctuation, a comment, a number, or any other run of characters. */
const tokens =
  /[{}[\]:,]|\/\/[^\r\n]*|\/\*.*?(?:\*\/|$)|-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d*)?|[^ \t\r\n{}[\]:,"/]+|\//sy
/** A valid part of a string: an escape, or characters that need none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stand there
const stringPart = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[^"\\\u0000-\u001f]+/y
/** Any part of a string up to its quote or the end of its line. */
const anyPart = /\\[^\r\n]?|[^"\\\r\n]+/y

/** Finds the first token that strict JSON (no comments, no trailing commas) does not allow; undefined when the text is JSON. */
export function findSyntaxFault(text: string): SyntaxFault | undefined {
  let offset = 0
  const open: ('{' | '[')[] = []
  let state: State = 'value'

  const afterValue = (): State => {
    const inside = open.at(-1)
    return inside === undefined ? 'end' : inside === '{' ? 'next member' : 'next item'
  }
  const close = (): State => {
    open.pop()
    return afterValue()
  }

  for (;;) {
    offset += at(blanks, text, offset).length
    const token = text[offset] === '"' ? readString(text, offset) : at(tokens, text, offset)
    const span = { offset, length: token.length }
    offset += token.length
    if (token === '' && state === 'end') return undefined

    const next = follow(state, token)
    if (next === undefined) return { ...span, expected: state }
    if (token.startsWith('"') && !isString(token)) return { ...span, expected: 'valid string' }
    if (next === 'open') {
      open.push(token === '{' ? '{' : '[')
      state = token === '{' ? 'first name' : 'first item'
    } else if (next === 'close') state = close()
    else state = next === 'after' ? afterValue() : next
  }
}

/** Reads a string part by part, as one pattern for all of it could exceed the stack. */
function readString(text: string, offset: number): string {
  const end = skip(anyPart, text, offset + 1)
  return text.slice(offset, text[end] === '"' ? end + 1 : end)
}

const isString = (token: string): boolean =>
  token.length > 1 && token.endsWith('"') && skip(stringPart, token, 1) === token.length - 1

/** Offset of the end of consecutive matches. */
function skip(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  for (let end = offset; ; end = pattern.lastIndex) if (!pattern.test(text)) return end
}

/** The match of a sticky pattern at an offset; empty when there is none. */
function at(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0] ?? ''
}

/** The next state after a token; undefined when the token is not allowed. */
function follow(state: State, token: string): State | 'open' | 'close' | 'after' | undefined {
  switch (state) {
    case 'first item':
      return token === ']' ? 'close' : followValue(token)
    case 'value':
      return followValue(token)
    case 'first name':
      return token === '}' ? 'close' : followName(token)
    case 'name':
      return followName(token)
    case 'colon':
      return token === ':' ? 'value' : undefined
    case 'next member':
      return token === '}' ? 'close' : token === ',' ? 'name' : undefined
    case 'next item':
      return token === ']' ? 'close' : token === ',' ? 'value' : undefined
    case 'end':
      return undefined
  }
}

function followName(token: string): State | undefined {
  return token.startsWith('"') ? 'colon' : undefined
}

function followValue(token: string): 'open' | 'after' | undefined {
  if (token === '{' || token === '[') return 'open'
  const isScalar =
    token.startsWith('"') || /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(token)
  return isScalar ? 'after' : undefined
}
