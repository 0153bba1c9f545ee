import type { BrokenRule, FormField } from './FormField'
import { checkLength } from './textValue'

const separators = /[\s./()-]/g
const prefix = /^(?:\+32|0032|0)/
const landline = /^[1-9]\d{7}$/
const mobile = /^4[6-9]\d{7}$/

/** Checks a Belgian number: 8 digits after the prefix, or 9 for mobile phones (046x to 049x). */
export function checkPhone(field: FormField, text: string): BrokenRule | undefined {
  const bare = text.replace('(0)', '').replaceAll(separators, '')
  const rest = prefix.test(bare) ? bare.replace(prefix, '') : ''
  return landline.test(rest) || mobile.test(rest) ? checkLength(field, text) : { key: 'error.invalid.phoneNumber' }
}

/** Replaces the national mobile prefix, `04` or `+04`, by the international one, `+32 4`, also after blanks. */
export const normalizePhone = (text: string): string => text.replace(/^\s*\+?04/, '+32 4')
