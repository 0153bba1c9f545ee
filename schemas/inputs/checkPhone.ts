import type { BrokenRule } from './BrokenRule'
import { checkLength } from './checkLength'
import type { Field } from './Field'

const separators = /[\s./()-]/g
const prefix = /^(?:\+32|0032|0)/
const landline = /^[1-9]\d{7}$/
const mobile = /^4[6-9]\d{7}$/

/** A Belgian number: 8 digits after the prefix, or 9 of a mobile phone (046x to 049x). */
export function checkPhone(field: Field, text: string): BrokenRule | undefined {
  const bare = text.replace('(0)', '').replaceAll(separators, '')
  const rest = prefix.test(bare) ? bare.replace(prefix, '') : ''
  return landline.test(rest) || mobile.test(rest) ? checkLength(field, text) : { key: 'error.invalid.phoneNumber' }
}
