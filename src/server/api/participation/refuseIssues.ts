import { ApiFailure } from '../../http/ApiFailure'
import type { FieldIssue } from '../forms/FieldIssue'

/** Throws a 400 with the issues of a form, if it has any. */
export function refuseIssues(issues: readonly FieldIssue[]): void {
  if (issues.length > 0)
    throw new ApiFailure(400, 'invalid-request', 'The form is not filled in as asked.', [...issues])
}
