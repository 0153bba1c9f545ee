import type { BrokenRule } from './BrokenRule'
import { checkLength } from './checkLength'
import type { Field } from './Field'
import { limits } from './limits'

export function checkPassword(field: Field, text: string): BrokenRule | undefined {
  const error = checkLength(field, text, limits.leastPassword)
  return error?.key === 'error.notLong.text' ? { ...error, key: 'error.notLong.password' } : error
}
