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

/** A token that must not stand where it does; `offset` and `length` in UTF-16 units. At the end of the text it is empty. */
export type SyntaxFault = { offset: number; length: number; expected: Expectation }

type State = Exclude<Expectation, 'valid string'>

const blanks = /[ \t\r\n]*/y
/** Punctuation, a comment, a number, and whatever else stands together, but strings. */
const tokens =
  /[{}[\]:,]|\/\/[^\r\n]*|\/\*.*?(?:\*\/|$)|-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d*)?|[^ \t\r\n{}[\]:,"/]+|\//sy
/** Parts of a string: an escape, with what it escapes where that is right, or characters that need none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stand there
const stringPart = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[^"\\\u0000-\u001f]+/y
/** A string up to its quote or the end of its line, part by part. */
const anyPart = /\\[^\r\n]?|[^"\\\r\n]+/y

/** The first place where a text is not strict JSON (no comments, no trailing commas); undefined when it is JSON. */
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

/** A string of any length: one pattern for all of it would need a stack as long. */
function readString(text: string, offset: number): string {
  const end = skip(anyPart, text, offset + 1)
  return text.slice(offset, text[end] === '"' ? end + 1 : end)
}

const isString = (token: string): boolean =>
  token.length > 1 && token.endsWith('"') && skip(stringPart, token, 1) === token.length - 1

/** Where the last of any number of matches ends. */
function skip(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  for (let end = offset; ; end = pattern.lastIndex) if (!pattern.test(text)) return end
}

/** What a sticky pattern matches there. */
function at(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0] ?? ''
}

/** What a token leads to in a state; undefined when it must not stand there. */
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
