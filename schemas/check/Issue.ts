/** Every kind of issue. */
export type IssueCode =
  | CallCode
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
  | 'unhandled-action'
  | 'lint-failed'
  | TextCode
  | LintCode

/**
 * Faults of a JSON text. The first two are lost in its parsed value, so only programs that read the text report them;
 * `cleanJson` reports the third where a value enters.
 */
export type TextCode = 'duplicate-key' | 'inexact-number' | 'lone-surrogate'

/** Faults of the answers of a running back end, which `beffroi conform` reports. */
export type CallCode =
  | 'failed-call'
  | 'slow-answer'
  | 'wrong-media-type'
  | 'redirected-answer'
  | 'uncompressed-answer'
  | 'wrong-failure'
  | 'wrong-paging'
  | 'ignored-filter'
  | 'ignored-language'
  | 'dead-link'
  | 'missing-page'
  | 'failed-case'
  | 'repeated-entry'
  | 'deep-menu'
  | 'unzoned-date'
  | 'reversed-dates'

/** Improvements to a valid document. Only `schemas/lint.ts` reports them, as severe as its `lintCodes` says unless configured otherwise. */
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
  | 'unserved-path'
  | 'unserved-call'
  | 'unknown-name'
  | 'low-contrast'
  | 'single-answer'
  | 'changed-html'
  | 'missing-input'

/** One fault of a document, the same in the browser, on the server and on the command line. */
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
  /** Of a value out of range, the keyword of JSON Schema whose limit is `expected`: `minItems`. */
  keyword?: string
  suggestion?: string
  /** Line and column in the file, from 1. */
  line?: number
  column?: number
}

/** Newer back ends may send more properties, and an inexact number or string can still be rendered. */
const warningCodes: ReadonlySet<IssueCode> = new Set<IssueCode>([
  'unknown-property',
  'inexact-number',
  'lone-surrogate',
  'lint-failed',
  'uncompressed-answer',
  'ignored-filter',
  'ignored-language',
  'missing-page',
  'unzoned-date',
])

export const severityOf = (code: IssueCode): Issue['severity'] => (warningCodes.has(code) ? 'warning' : 'error')

export const hasError = (issues: readonly Issue[]): boolean => issues.some(({ severity }) => severity === 'error')
