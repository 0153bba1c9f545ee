/** Entry point of the command's configuration: the type of `beffroi.config.json`, and its check. */
import type { Issue } from './check/Issue'
import { findIssues } from './check/toIssues'
import configuration from './generated/configuration.js'
import type { Configuration } from './generated/types'

export type { Configuration } from './generated/types'

/** The issues of a configuration. All are errors, even those that are warnings in a document. */
export const checkConfiguration = (document: unknown): Issue[] =>
  findIssues(configuration, document, '').map((issue) => ({ ...issue, severity: 'error' }))

/** Whether a document is a valid configuration. */
export const isConfiguration = (document: unknown): document is Configuration =>
  checkConfiguration(document).length === 0
