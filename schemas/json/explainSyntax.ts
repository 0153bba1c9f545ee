import type { Expectation, SyntaxFault } from './findSyntaxFault'
import { findSyntaxFault } from './findSyntaxFault'

/** Describes the first fault of a text that is not strict JSON. Undefined when it is JSON. */
export function explainSyntax(text: string): SyntaxDescription | undefined {
  const fault = findSyntaxFault(text)
  return fault && describeSyntaxFault(text, fault)
}

/** `at` is the offset of the fault, which for a string is inside the token. */
type SyntaxDescription = { at: number; message: string; expected: string; suggestion?: string }

const expectations: Record<Expectation, string> = {
  value: 'a value',
  'first item': "a value or ']'",
  'first name': "a property name in double quotes or '}'",
  name: 'a property name in double quotes',
  colon: "':' after the property name",
  'next member': "',' or '}'",
  'next item': "',' or ']'",
  end: 'the end of the document',
  'valid string': 'a valid string',
}

const byteOrderMark = '\uFEFF'

const foreignWords: Record<string, string> = {
  None: 'null',
  undefined: 'null',
  NaN: 'null',
  nil: 'null',
  NULL: 'null',
  Infinity: 'null',
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
}

/** Describes a syntax fault in one sentence, with a suggestion for a common one. */
function describeSyntaxFault(text: string, error: SyntaxFault): SyntaxDescription {
  if (text.trim() === '') return { at: 0, message: 'The document is empty.', expected: 'a value' }
  const token = text.slice(error.offset, error.offset + error.length)
  const expected = expectations[error.expected]
  if (error.expected === 'valid string') return { expected, ...describeString(token, error.offset) }

  const message = `Expected ${expected}, but ${describeFound(token)}.`
  const suggestion = suggest(text, token, error)
  return { at: error.offset, message, expected, ...(suggestion === undefined ? {} : { suggestion }) }
}

function describeFound(token: string): string {
  if (token === '') return 'the document ends'
  if (token.startsWith(byteOrderMark)) return 'found a byte-order mark'
  const shown = shorten(token)
  return `found ${token.startsWith('"') ? shown : `'${shown}'`}`
}

/** Cuts a token after 24 characters; it may be as long as the file. */
function shorten(token: string): string {
  const start = [...token.slice(0, 50)]
  return start.length > 24 ? `${start.slice(0, 24).join('')}…` : token
}

function suggest(text: string, token: string, { offset, expected }: SyntaxFault): string | undefined {
  if (Object.hasOwn(foreignWords, token)) return `write ${foreignWords[token]}`
  if (token.startsWith(byteOrderMark)) return 'remove it: it may stand at the very start of a file only'
  if (token.startsWith('//') || token.startsWith('/*')) return 'JSON has no comments: remove it'
  if (token.startsWith("'")) return 'JSON writes names and texts in double quotes'
  if (token.startsWith('<') && text.slice(0, offset).trim() === '') return 'this looks like HTML or XML, not JSON'
  if (expected === 'name' && token === '}') return "remove the comma before '}'"
  if (expected === 'value' && token === ']') return "remove the comma before ']'"
  if ((expected === 'next member' || expected === 'next item') && /^["{[]/.test(token))
    return 'is a comma missing before it?'
  if (expected === 'end' && /^[{[]/.test(token))
    return 'put each document into a file of its own, or each on a line of an .ndjson file'
  if (expected === 'name' || expected === 'first name') return /^[\w$-]+$/.test(token) ? `write "${token}"` : undefined
  const isNumber = expected === 'value' || expected === 'first item' || /\d/.test(text.charAt(offset - 1))
  return isNumber && /^[+-]?[.\d]/.test(token) ? 'write numbers as 12, -0.5 or 1e3' : undefined
}

/** Describes an invalid string: it holds a control character or an unknown escape, or is not closed. */
function describeString(token: string, offset: number): Omit<SyntaxDescription, 'expected'> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  for (const found of token.matchAll(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|(\\u.{0,4}|\\.?|[\u0000-\u001f])/gs)) {
    const wrong = found[1]
    if (wrong === undefined) continue
    const at = offset + found.index
    if (wrong.startsWith('\\')) {
      const suggestion = 'write \\\\ for a backslash, \\u and four hexadecimal digits for a code'
      return { at, message: `JSON has no escape '${wrong}'.`, suggestion }
    }
    const code = wrong.charCodeAt(0).toString(16).padStart(4, '0')
    const message = `The control character U+${code.toUpperCase()} stands in a string.`
    return { at, message, suggestion: `write it as \\u${code}` }
  }
  const suggestion = 'add the closing quote, and write line breaks as \\n'
  return { at: offset, message: 'The string is not closed on its line.', suggestion }
}
