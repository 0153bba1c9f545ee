import type { Issue } from '../../../schemas/index'
import type { Expected } from '../fixtures/readFixture'

/** How what was found differs from what a fixture states. */
export type Difference = { absent: readonly Expected[]; unforeseen: readonly Issue[] }

/** Compares issues by code and pointer, whatever their order; one found twice must be stated twice. */
export function compareIssues(expected: readonly Expected[], actual: readonly Issue[]): Difference {
  const unforeseen = [...actual]
  const absent = expected.filter(({ code, pointer }) => {
    const index = unforeseen.findIndex((issue) => issue.code === code && issue.pointer === pointer)
    if (index >= 0) unforeseen.splice(index, 1)
    return index < 0
  })
  return { absent, unforeseen }
}

export const isAsExpected = ({ absent, unforeseen }: Difference): boolean =>
  absent.length === 0 && unforeseen.length === 0
