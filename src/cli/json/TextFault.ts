import type { IssueCode } from '../../../schemas'

/** What JSON allows and no reader keeps. Offsets count UTF-16 units. */
export type TextFault = {
  code: Extract<IssueCode, 'duplicate-key' | 'inexact-number' | 'lone-surrogate'>
  pointer: string
  offset: number
  length: number
  message: string
  /** Where the same name stood before. */
  earlier?: number
  received?: string
  suggestion: string
}
