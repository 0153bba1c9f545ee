import type { IssueCode } from '../../../../schemas'
import type { ApiFailure } from '../failure/ApiFailure'

/** One thing wrong with a body, told at its place. */
export type FieldIssue = ApiFailure['issues'][number]

/** `pointer` is RFC 6901 from the body on, such as `/email`. */
export const fieldIssue = (code: IssueCode, pointer: string, message: string): FieldIssue => ({
  severity: 'error',
  code,
  pointer: `/body${pointer}`,
  message,
})

/** One more step of a pointer. */
export const childPointer = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
