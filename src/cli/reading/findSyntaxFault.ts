import { createScanner } from 'jsonc-parser'
import type { Span } from '../positions/Span'

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

export type SyntaxFault = Span & { expected: Expectation }

type State = Exclude<Expectation, 'valid string'>

/** The first place where a text is not strict JSON (no comments, no trailing commas); undefined when it is JSON. */
export function findSyntaxFault(text: string): SyntaxFault | undefined {
  const scanner = createScanner(text)
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
    scanner.scan()
    const span = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() }
    const token = text.slice(span.offset, span.offset + span.length)
    if (token !== '' && /^[ \t\r\n]+$/.test(token)) continue
    if (token === '' && state === 'end') return undefined

    const next = follow(state, token)
    if (next === undefined) return { ...span, expected: state }
    if (token.startsWith('"') && scanner.getTokenError() !== 0) return { ...span, expected: 'valid string' }
    if (next === 'open') {
      open.push(token === '{' ? '{' : '[')
      state = token === '{' ? 'first name' : 'first item'
    } else if (next === 'close') state = close()
    else state = next === 'after' ? afterValue() : next
  }
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
