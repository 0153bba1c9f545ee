import { isObject } from '../check/value'
import { checkAddress, isBlankAddress } from './addressValue'
import { checkDate, checkDateTime } from './dateValue'
import type { BrokenRule, FieldValue, FormField, InputType } from './FormField'
import { checkPhone } from './phoneValue'
import { checkSpan } from './rangeValue'
import { checkSchedule } from './scheduleValue'
import { checkEmail, checkIndex, checkLength, checkPassword, checkRegexp, checkUrl, textLimits } from './textValue'

type CheckText = (field: FormField, text: string, now: Date) => BrokenRule | undefined

const checkText: CheckText = (field, text) => checkLength(field, text, textLimits.minText)

/** The checks of the field types whose value is a string. */
const textChecks: { readonly [T in InputType]?: CheckText } = {
  text: checkText,
  textarea: checkText,
  email: checkEmail,
  password: checkPassword,
  url: checkUrl,
  phone: checkPhone,
  date: checkDate,
  'date-time': checkDateTime,
  'media-handle': (field, text) => checkLength(field, text),
  index: checkIndex,
}

/** Checks the value of a field and returns the first broken rule. Types without rules are only checked for `required`. */
export function checkField(field: FormField, value: FieldValue, now: Date): BrokenRule | undefined {
  const { inputType, required } = field
  // A visitor cannot correct a hidden field.
  if (inputType === 'hidden') return undefined
  if (isEmptyValue(inputType, value)) return required ? { key: 'error.requiredField' } : undefined
  if (typeof value === 'string') return textChecks[inputType]?.(field, value, now) ?? checkRegexp(field, value)
  if (inputType === 'range') return checkSpan(field, value)
  if (inputType === 'address') return checkAddress(value)
  return inputType === 'schedule' ? checkSchedule(value) : undefined
}

/**
 * Whether a field is empty. An unticked box, a picture that is not cropped yet and, except in a password, blanks count as empty.
 */
export function isEmptyValue(inputType: InputType, value: FieldValue): boolean {
  if (inputType === 'hidden') return value === null
  if (inputType === 'address') return isBlankAddress(value)
  if (inputType === 'picture' && isObject(value)) return value.isUncropped === true
  if (typeof value === 'string') return (inputType === 'password' ? value : value.trim()) === ''
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}
