import { isObject, own } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'

/** Why a service rejected a value: `file` names the file whose type it does not take. */
export type Rejection = 'missing' | 'incorrect' | { file: string }

export type RejectedField = { name: string; reason: Rejection }

const pointerToField = /^\/(?:body|query)\/(?:fields\/)?([^/]+)/

/**
 * The fields that a service rejected, each once, from the issues of its response. Visitors read a text for the kind of
 * issue, because its message is written for programmers.
 */
export function rejectedFields(outcome: Outcome): RejectedField[] {
  const found = new Map<string, RejectedField>()
  for (const issue of outcome.status === 'failed' ? issuesOf(outcome.error) : []) {
    const pointer = isObject(issue) ? own(issue, 'pointer') : undefined
    const code = isObject(issue) ? own(issue, 'code') : undefined
    const severity = isObject(issue) ? own(issue, 'severity') : undefined
    const name = typeof pointer === 'string' ? pointerToField.exec(pointer)?.[1] : undefined
    if (name === undefined || severity === 'warning' || found.has(name)) continue
    const file = isObject(issue) ? own(issue, 'received') : undefined
    found.set(name, { name, reason: reasonOf(code, pointer, file) })
  }
  return [...found.values()]
}

/** An issue at the content of a file, `/body/photo/file`, names the file as `received`. */
function reasonOf(code: unknown, pointer: unknown, file: unknown): Rejection {
  const isFile = typeof pointer === 'string' && pointer.endsWith('/file')
  if (isFile && typeof file === 'string') return { file }
  return code === 'missing-property' ? 'missing' : 'incorrect'
}

/** `body.error.issues` of a thrown value of any shape. */
function issuesOf(thrown: unknown): readonly unknown[] {
  if (typeof thrown !== 'object' || thrown === null || !('body' in thrown)) return []
  const { body } = thrown
  const error = isObject(body) ? own(body, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  return Array.isArray(issues) ? issues : []
}
