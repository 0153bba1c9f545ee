import type { FormField } from '../../../../schemas/inputs/FormField'
import { ApiFailure } from '../../http/ApiFailure'
import { type FieldIssue, refuseIssues } from '../submissions/FieldIssue'
import type { SubmissionScope } from '../submissions/normalizeText'
import { type FormValues, fieldValue, parseForm } from '../submissions/parseForm'

/** A part of a request body: its fields, the given values, and how its field names map to the body. */
export type FormPart = {
  inputs: readonly FormField[]
  given: FormValues
  /** JSON Pointer of the part in the body, such as `/fields`. */
  at?: string
  /** Names in the body, by name of the field in the form, where the two differ. */
  renamed?: Readonly<Record<string, string>>
}

/** Parses the parts of a body. Throws one 400 with the issues of all parts, whose pointers use the names of the body. */
export function parseParts(parts: readonly FormPart[], submission: SubmissionScope): FormValues[] {
  const issues: FieldIssue[] = []
  const parsed = parts.map(({ inputs, given, at = '', renamed = {} }): FormValues => {
    const values = inputs.map(({ name }) => {
      const value = fieldValue(given, renamed[name] ?? name) ?? null
      // File contents are not text.
      return [name, name === 'files' ? value : cleanTexts(value)]
    })
    try {
      return parseForm({ inputs }, Object.fromEntries(values), submission)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      issues.push(...error.issues.map((issue) => moveIssue(issue, at, renamed)))
      return {}
    }
  })
  refuseIssues(issues)
  return parsed
}

function moveIssue(issue: FieldIssue, at: string, renamed: Readonly<Record<string, string>>): FieldIssue {
  const [, name = '', ...rest] = issue.pointer.slice('/body'.length).split('/')
  return { ...issue, pointer: [`/body${at}`, renamed[name] ?? name, ...rest].join('/') }
}

/** Control characters except tabs and line ends, direction overrides, and lone surrogates. */
const unwanted = /(?![\t\n])[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Returns a resident's text without invisible characters that change how the rest is displayed. */
const cleanText = (text: string): string => text.replaceAll('\r\n', '\n').normalize('NFC').replace(unwanted, '').trim()

/** Cleans the strings of a value at any depth. */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanTexts(each)]))
}
