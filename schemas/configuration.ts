/** The door to the command's configuration: what `beffroi.config.json` may say, and the check of it. */
import type { Issue } from './check/Issue'
import { findIssues } from './check/toIssues'
import configuration from './generated/configuration.js'
import type { Configuration } from './generated/types'

export type { Configuration } from './generated/types'

/** What is wrong with a configuration. All of it is an error, also what the contract would let pass in a document. */
export const checkConfiguration = (document: unknown): Issue[] =>
  findIssues(configuration, document, '').map((issue) => ({ ...issue, severity: 'error' }))

/** Whether a document is a configuration, told by the same check. */
export const isConfiguration = (document: unknown): document is Configuration =>
  checkConfiguration(document).length === 0
