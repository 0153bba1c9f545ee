import type { Issue } from '../../../schemas'
import type { ExpectedIssue } from '../fixtures/loadFixtures'

/** How the issues found differ from those a fixture expects. */
export type IssueDifference = { missing: readonly ExpectedIssue[]; unexpected: readonly Issue[] }

/** Compares issues by code and pointer in any order. An issue found twice must be expected twice. */
export function compareIssues(expected: readonly ExpectedIssue[], actual: readonly Issue[]): IssueDifference {
  const unforeseen = [...actual]
  const absent = expected.filter(({ code, pointer }) => {
    const index = unforeseen.findIndex((issue) => issue.code === code && issue.pointer === pointer)
    if (index >= 0) unforeseen.splice(index, 1)
    return index < 0
  })
  return { missing: absent, unexpected: unforeseen }
}

export const isAsExpected = ({ missing: absent, unexpected: unforeseen }: IssueDifference): boolean =>
  absent.length === 0 && unforeseen.length === 0
