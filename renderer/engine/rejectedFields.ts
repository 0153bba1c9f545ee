import { isObject, own } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'

/**
 * Why a service rejected a value. `repeated`: it has received the same text before. `links`: the text contains too
 * many. `unserved`: an address that the service does not serve. `file` names a file of a type the service
 * does not accept, `picture` a file it cannot decode.
 */
export type Rejection =
  | 'missing'
  | 'incorrect'
  | 'repeated'
  | 'links'
  | 'unserved'
  | 'tooLarge'
  | { file: string }
  | { picture: string }

export type RejectedField = { name: string; reason: Rejection }

/** The reasons that a failure itself has, by its code. */
const reasonsOfFailures: ReadonlyMap<unknown, Rejection> = new Map([
  ['repeated', 'repeated'],
  ['links', 'links'],
  ['unserved-address', 'unserved'],
])

const pointerToField = /^\/(?:body|query)\/(?:(?:fields|values)\/)?([^/]+)/

/**
 * Returns the fields that a service rejected, each once, from the issues of its response. Visitors read a text for
 * the kind of issue, because its message is written for programmers.
 */
export function rejectedFields(outcome: Outcome): RejectedField[] {
  const rejected = new Map<string, RejectedField>()
  const { failure, issues } = outcome.status === 'failed' ? failureOf(outcome.error) : noFailure
  for (const issue of issues) {
    const pointer = isObject(issue) ? own(issue, 'pointer') : undefined
    const code = isObject(issue) ? own(issue, 'code') : undefined
    const severity = isObject(issue) ? own(issue, 'severity') : undefined
    const name = typeof pointer === 'string' ? pointerToField.exec(pointer)?.[1] : undefined
    if (name === undefined || severity === 'warning' || rejected.has(name)) continue
    const file = isObject(issue) ? own(issue, 'received') : undefined
    rejected.set(name, { name, reason: reasonsOfFailures.get(failure) ?? reasonOf(code, pointer, file) })
  }
  return [...rejected.values()]
}

/** An issue at the content of a file (`/body/photo/file`) or at a picture names the file as `received`. */
function reasonOf(code: unknown, pointer: unknown, file: unknown): Rejection {
  const isFile = typeof pointer === 'string' && pointer.endsWith('/file')
  if (typeof file === 'string' && isFile) return { file }
  if (typeof file === 'string' && code === 'wrong-format') return { picture: file }
  if (code === 'too-large') return 'tooLarge'
  return code === 'missing-property' ? 'missing' : 'incorrect'
}

const noFailure = { failure: undefined, issues: [] }

/** `code` and `issues` of `body.error` of a thrown value of any shape. */
function failureOf(thrown: unknown): { failure: unknown; issues: readonly unknown[] } {
  if (typeof thrown !== 'object' || thrown === null || !('body' in thrown)) return noFailure
  const { body } = thrown
  const error = isObject(body) ? own(body, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  return { failure: isObject(error) ? own(error, 'code') : undefined, issues: Array.isArray(issues) ? issues : [] }
}
