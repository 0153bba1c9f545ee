import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { type Issue, makeIssue } from '../../../schemas/engine'
import { positionAt } from './positionAt'

const facts: Record<string, string> = {
  InvalidSymbol: 'This word means nothing in JSON.',
  InvalidNumberFormat: 'This number is not written as JSON writes numbers.',
  PropertyNameExpected: 'Expected a property name in double quotes.',
  ValueExpected: 'Expected a value.',
  ColonExpected: "Expected ':' after the property name.",
  CommaExpected: "Expected ',' before this.",
  CloseBraceExpected: "Expected '}'.",
  CloseBracketExpected: "Expected ']'.",
  EndOfFileExpected: 'Expected nothing more after the document.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'The string is not closed on its line.',
  UnexpectedEndOfNumber: 'The number is not finished.',
  InvalidUnicode: 'Expected four hexadecimal digits after \\u.',
  InvalidEscapeCharacter: 'JSON has no such escape.',
  InvalidCharacter: 'A control character stands in a string.',
}

/** What makes a text no JSON, with its place. The text must be known to be none. */
export function syntaxIssue(text: string): Issue {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const [first] = errors.sort((a, b) => a.offset - b.offset)
  const fact = text.trim() === '' ? 'The text is empty.' : (facts[nameOf(first)] ?? 'This is not JSON.')
  return { ...makeIssue('not-json', '', fact), ...positionAt(text, first?.offset ?? 0) }
}

const nameOf = (error: ParseError | undefined): string => (error ? printParseErrorCode(error.error) : '')
