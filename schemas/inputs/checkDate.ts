import type { BrokenRule } from './BrokenRule'
import type { Field } from './Field'

const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether there is such a day is not asked: the thirtieth of February passes. */
export const checkDate = (_: Field, text: string): BrokenRule | undefined =>
  date.test(text.trim()) ? undefined : { key: 'generic_error_format_input_date' }
