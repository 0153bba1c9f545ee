import type { Issue } from '../../../schemas'
import type { ExpectedIssue } from '../fixtures/loadFixtures'

/** How what was found differs from what a fixture states. */
export type IssueDifference = { missing: readonly ExpectedIssue[]; unexpected: readonly Issue[] }

/** Compares issues by code and pointer, whatever their order; one found twice must be stated twice. */
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
