import type { Field, FieldError } from '../Input'
import { checkLength } from './checkLength'

const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/

export function checkEmail(field: Field, text: string): FieldError | undefined {
  return email.test(text.trim()) ? checkLength(field, text) : { key: 'error.invalid.email' }
}
