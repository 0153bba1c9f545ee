import type { IssueCode, Kind } from '../../../schemas'
import type { LintContext } from '../../../schemas/lint'

export type Severity = 'off' | 'warning' | 'error'

/** The settings for the documents of one file, from the command line and the configuration. */
export type Settings = {
  /** What the documents are; undefined when their shape says it. */
  as: Kind | undefined
  /** Pointer to the document inside each JSON value; undefined when `{ data: … }` answers are unwrapped by themselves. */
  at: string | undefined
  /** Severities that differ from the contract's, by code. What is not JSON stays an error: nothing of it was checked. */
  severities: Partial<Record<IssueCode, Severity>>
  lint: LintContext
  /** In milliseconds: how long a server may be silent; 10 seconds unless said. */
  timeout?: number
}
