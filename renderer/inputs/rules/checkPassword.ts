import type { Field, FieldError } from '../Input'
import { checkLength } from './checkLength'
import { limits } from './limits'

export function checkPassword(field: Field, text: string): FieldError | undefined {
  const error = checkLength(field, text, limits.leastPassword)
  return error?.key === 'error.notLong.text' ? { ...error, key: 'error.notLong.password' } : error
}
