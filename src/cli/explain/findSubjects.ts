import { type IssueCode, nearest } from '../../../schemas'
import { issueTexts } from '../../../schemas/sources'
import { findField } from './findField'
import { findPointer } from './findPointer'
import { findNamed, listNamed } from './names'
import type { Subject, Unknown } from './Subject'

/**
 * What a word names: a code, a type, a handler, a kind, a fragment (several where they share a name), a field such as
 * `content-cell.buttons[].label`, or the address of a rule such as `schemas/blocks/title.json#/properties/level`.
 * Undefined when the word is the address of something in a file of the user's own.
 */
export function findSubjects(text: string): Subject[] | Unknown | undefined {
  if (text.includes('#')) return findPointer(text)
  if (isCode(text)) return [{ is: 'code', code: text }]
  const named = findNamed(text)
  if (named.length > 0) return named.map((each) => ({ is: 'schema', ...each }))
  return findField(text) ?? unknown(text)
}

const isCode = (text: string): text is IssueCode => Object.hasOwn(issueTexts(), text)

function unknown(text: string): Unknown {
  const names = [...Object.keys(issueTexts()), ...listNamed().map(({ name }) => name)]
  const [head = ''] = text.split(/[./[]/)
  const suggestion = nearest(text, names) ?? nearest(head, names)
  return {
    message: `there is no code, type, handler, kind or fragment "${text}"; beffroi explain lists them.`,
    suggestion,
  }
}
