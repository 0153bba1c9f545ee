/** What can be wrong with a document. */
export type IssueCode =
  | 'not-json'
  | 'unknown-type'
  | 'unknown-handler'
  | 'unsupported-version'
  | 'missing-property'
  | 'unknown-property'
  | 'wrong-type'
  | 'wrong-value'
  | 'out-of-range'
  | 'wrong-format'
  | 'unsafe-url'
  | 'duplicate-id'
  | 'too-deep'
  | 'too-large'
  | 'component-failed'
  | TextCode
  | LintCode

/** What a JSON text says and no reader keeps: told by whoever reads the text, which the checks never see. */
export type TextCode = 'duplicate-key' | 'inexact-number' | 'lone-surrogate'

/** What a sound document could do better: told by `schemas/lint.ts` alone, and always a warning unless its reader says otherwise. */
export type LintCode =
  | 'useless-alt'
  | 'heading-jump'
  | 'vague-link'
  | 'ambiguous-buttons'
  | 'wrong-punctuation'
  | 'past-event'
  | 'schedule-order'
  | 'schedule-overlap'
  | 'pin-far-away'
  | 'unknown-path'
  | 'low-contrast'
  | 'single-answer'
  | 'changed-html'

/** One mistake in a document, the same wherever it is found. */
export type Issue = {
  severity: 'error' | 'warning'
  code: IssueCode
  /** RFC 6901 pointer into the document that was checked. */
  pointer: string
  /** Type of the nearest block. */
  block?: string
  /** One sentence of facts, in English. */
  message: string
  expected?: unknown
  received?: unknown
  suggestion?: string
  /** Line and column of the place in its file, from 1. */
  line?: number
  column?: number
}

/** A newer sender may know more than this client, and a number or text that is nearly right can be drawn. */
const passable: ReadonlySet<IssueCode> = new Set<IssueCode>(['unknown-property', 'inexact-number', 'lone-surrogate'])

export const severityOf = (code: IssueCode): Issue['severity'] => (passable.has(code) ? 'warning' : 'error')

export const hasError = (issues: readonly Issue[]): boolean => issues.some(({ severity }) => severity === 'error')
