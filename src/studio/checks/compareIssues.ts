import type { Issue } from '../../../schemas'
import type { ExpectedIssue } from '../fixtures/loadFixtures'

/** How the issues found differ from those a fixture expects. */
export type IssueDifference = { missing: readonly ExpectedIssue[]; unexpected: readonly Issue[] }

/** Compares issues by code and pointer, in any order. An issue found twice must be expected twice. */
export function compareIssues(expected: readonly ExpectedIssue[], actual: readonly Issue[]): IssueDifference {
  const unexpected = [...actual]
  const missing = expected.filter(({ code, pointer }) => {
    const index = unexpected.findIndex((issue) => issue.code === code && issue.pointer === pointer)
    if (index >= 0) unexpected.splice(index, 1)
    return index < 0
  })
  return { missing, unexpected }
}

export const isAsExpected = ({ missing, unexpected }: IssueDifference): boolean =>
  missing.length === 0 && unexpected.length === 0
