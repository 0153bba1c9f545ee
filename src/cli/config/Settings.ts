import type { IssueCode, Kind } from '../../../schemas'
import type { LintContext } from '../../../schemas/lint'

export type Severity = 'off' | 'warning' | 'error'

/** The settings for the documents of one file, from the command line and the configuration. */
export type Settings = {
  /** The kind of the documents; undefined when their shape decides. */
  as: Kind | undefined
  /** The pointer to the document in each JSON value; undefined when answers such as `{ data: … }` are unwrapped. */
  at: string | undefined
  /** Whether the value is one document, even when it is a list; by default each item of a list is one. */
  isWhole?: boolean
  /** Severities that differ from the contract's, by code. `not-json` stays an error: such a file cannot be checked. */
  severities: Partial<Record<IssueCode, Severity>>
  lint: LintContext
  /** How long a server may be silent, in milliseconds; 10 seconds by default. */
  timeout?: number
}
