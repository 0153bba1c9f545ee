import type { Problem } from '../input/Input'

/** What could not be checked, for reports that know nothing but issues: one at the start of the file, with a code of its own. */
export const asFact = ({ problem }: Problem) =>
  ({
    line: 1,
    column: 1,
    severity: 'error',
    code: 'not-checked',
    message: `Not checked: ${problem}${/[.?!]$/.test(problem) ? '' : '.'}`,
  }) as const
