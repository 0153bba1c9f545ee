import { checkAddress } from './addressValue'
import type { BrokenRule } from './BrokenRule'
import { checkDate } from './checkDate'
import { checkDateTime } from './checkDateTime'
import { checkEmail } from './checkEmail'
import { checkIndex } from './checkIndex'
import { checkLength } from './checkLength'
import { checkPassword } from './checkPassword'
import { checkPhone } from './checkPhone'
import { checkRegexp } from './checkRegexp'
import { checkUrl } from './checkUrl'
import type { Field, FieldValue, InputType } from './Field'
import { isEmptyValue } from './isEmptyValue'
import { limits } from './limits'
import { checkSchedule } from './scheduleValue'
import { checkSpan } from './spanValue'

type CheckText = (field: Field, text: string, now: Date) => BrokenRule | undefined

const checkText: CheckText = (field, text) => checkLength(field, text, limits.leastText)

/** The rules of the kinds whose value is text. */
const texts: { readonly [T in InputType]?: CheckText } = {
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

/** First thing wrong with what a field holds. The other kinds are only asked whether they hold something. */
export function checkField(field: Field, value: FieldValue, now: Date): BrokenRule | undefined {
  const { inputType, required } = field
  // What a visitor does not see, nobody can correct.
  if (inputType === 'hidden') return undefined
  if (isEmptyValue(inputType, value)) return required ? { key: 'error.requiredField' } : undefined
  if (typeof value === 'string') return texts[inputType]?.(field, value, now) ?? checkRegexp(field, value)
  if (inputType === 'range') return checkSpan(field, value)
  if (inputType === 'address') return checkAddress(value)
  return inputType === 'schedule' ? checkSchedule(value) : undefined
}
