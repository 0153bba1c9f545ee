import type { AnswerIssue } from '../../../schemas/door'
import type { Issue } from '../../../schemas/engine'

/** An issue of the data of an answer, with its pointer in the answer. */
export const issueInAnswer = (issue: Issue, address: string): AnswerIssue => ({
  ...issue,
  pointer: `/data${issue.pointer}`,
  address,
})
