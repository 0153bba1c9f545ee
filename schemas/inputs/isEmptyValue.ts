import { isBlankAddress } from './addressValue'
import type { FieldValue, InputType } from './Field'

/** Whether a field holds nothing. Blanks are nothing, but in a password; so is a box that is not ticked. */
export function isEmptyValue(inputType: InputType, value: FieldValue): boolean {
  if (inputType === 'hidden') return value === null
  if (inputType === 'address') return isBlankAddress(value)
  if (typeof value === 'string') return (inputType === 'password' ? value : value.trim()) === ''
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}
