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
/** Punctuation, a string up to its quote or the end of its line, a comment, a number, and whatever else stands together. */
const tokens =
  /[{}[\]:,]|"[^"\\\r\n]*(?:\\[^\r\n]?[^"\\\r\n]*)*"?|\/\/[^\r\n]*|\/\*.*?(?:\*\/|$)|-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d*)?|[^ \t\r\n{}[\]:,"/]+|\//sy
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stand there
const validString = /^"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"$/

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
    const token = at(tokens, text, offset)
    const span = { offset, length: token.length }
    offset += token.length
    if (token === '' && state === 'end') return undefined

    const next = follow(state, token)
    if (next === undefined) return { ...span, expected: state }
    if (token.startsWith('"') && !validString.test(token)) return { ...span, expected: 'valid string' }
    if (next === 'open') {
      open.push(token === '{' ? '{' : '[')
      state = token === '{' ? 'first name' : 'first item'
    } else if (next === 'close') state = close()
    else state = next === 'after' ? afterValue() : next
  }
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
