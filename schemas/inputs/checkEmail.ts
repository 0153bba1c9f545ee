import type { BrokenRule } from './BrokenRule'
import { checkLength } from './checkLength'
import type { Field } from './Field'

const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/

export function checkEmail(field: Field, text: string): BrokenRule | undefined {
  return email.test(text.trim()) ? checkLength(field, text) : { key: 'error.invalid.email' }
}
