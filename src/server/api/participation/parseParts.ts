import type { FormField } from '../../../../schemas/inputs/FormField'
import { ApiFailure } from '../../http/ApiFailure'
import { type FieldIssue, refuseIssues } from '../forms/FieldIssue'
import type { SubmissionTime } from '../forms/normalizeText'
import { type FormValues, parseForm } from '../forms/parseForm'
import { cleanTexts } from './cleanText'

/** A part of a body: its fields, what was sent, and the names that its fields have in the body. */
export type FormPart = {
  inputs: readonly FormField[]
  given: FormValues
  /** Where the part is in the body (RFC 6901), `/fields` for example. */
  at?: string
  /** The name in the body of a field that the form calls otherwise. */
  renamed?: Readonly<Record<string, string>>
}

/** Parses the parts of a body. Throws one 400 with the issues of all of them, at the names that they have in the body. */
export function parseParts(parts: readonly FormPart[], submission: SubmissionTime): FormValues[] {
  const issues: FieldIssue[] = []
  const parsed = parts.map(({ inputs, given, at = '', renamed = {} }): FormValues => {
    const named = Object.fromEntries(
      inputs.map(({ name }) => [
        name,
        Object.hasOwn(given, renamed[name] ?? name) ? given[renamed[name] ?? name] : null,
      ]),
    )
    try {
      return parseForm({ inputs }, Object.fromEntries(Object.entries(named).map(cleanEntry)), submission)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      issues.push(...error.issues.map((issue) => moveIssue(issue, at, renamed)))
      return {}
    }
  })
  refuseIssues(issues)
  return parsed
}

/** Cleans texts at any depth. Files are not cleaned, as their content is not text. */
const cleanEntry = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  name === 'files' ? value : cleanTexts(value),
]

function moveIssue(issue: FieldIssue, at: string, renamed: Readonly<Record<string, string>>): FieldIssue {
  const [, name = '', ...rest] = issue.pointer.slice('/body'.length).split('/')
  return { ...issue, pointer: [`/body${at}`, renamed[name] ?? name, ...rest].join('/') }
}
