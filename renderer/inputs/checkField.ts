import type { Field, FieldError, FieldValue, Input } from './Input'
import { checkRegexp } from './rules/checkRegexp'

/** First thing wrong with what a field holds. */
export function checkField(input: Input, field: Field, value: FieldValue, now: Date): FieldError | undefined {
  if (input.isEmpty(value)) return field.required ? { key: 'error.requiredField' } : undefined
  return input.check?.(field, value, now) ?? (typeof value === 'string' ? checkRegexp(field, value) : undefined)
}
