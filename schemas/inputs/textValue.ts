import { pattern } from '../shared/email.json'
import { checkBarcode, digitsOf } from './barcodeValue'
import type { BrokenRule, FormField } from './FormField'
import { matches } from './pattern/matches'

/** Limits in characters, for fields without limits of their own. */
export const textLimits = { minText: 2, maxText: 9999, minPassword: 6 } as const

/** Checks the length in code points. `defaultMin` and `defaultMax` apply to fields without limits of their own. */
export function checkLength(
  { minLength, maxLength }: FormField,
  text: string,
  defaultMin = 0,
  defaultMax: number = textLimits.maxText,
): BrokenRule | undefined {
  const { length } = [...text]
  const min = minLength ?? defaultMin
  const max = maxLength ?? defaultMax
  if (length < min) return { key: 'error.notLong.text', values: { min } }
  return length > max ? { key: 'error.textTooLong', values: { max } } : undefined
}

const email = new RegExp(pattern, 'u')

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => email.test(text)

export function checkEmail(field: FormField, text: string): BrokenRule | undefined {
  return isEmail(text.trim()) ? checkLength(field, text) : { key: 'error.invalid.email' }
}

export function checkPassword(field: FormField, text: string): BrokenRule | undefined {
  const error = checkLength(field, text, textLimits.minPassword)
  return error?.key === 'error.notLong.text' ? { ...error, key: 'error.notLong.password' } : error
}

/** A domain in any alphabet whose last label has letters only, then an optional port, path, query and fragment. */
const https =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu
const http = /^http:\/\//i

export function checkUrl(field: FormField, text: string): BrokenRule | undefined {
  const url = text.trim()
  if (https.test(url)) return checkLength(field, text)
  return { key: http.test(url) ? 'error.invalid.linkHttp' : 'error.invalid.link' }
}

const reading = /^[0-9]{5}\.[0-9]{3}$/

/** Checks a meter reading: five digits, a dot, three digits. */
export const checkIndex = (_: FormField, text: string): BrokenRule | undefined =>
  reading.test(text) ? undefined : { key: 'indexInput.incomplete' }

/** Patterns that a field's `regexp` may name. */
const named = new Map([
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  // Eleven digits, as on the card: 85.07.30-033.28.
  ['national-register-number', /^\d{2}[. -]?\d{2}[. -]?\d{2}[. -]?\d{3}[. -]?\d{2}$/],
])

/** Checks a text against the field's `regexp`. A pattern that cannot be parsed, or takes too long, accepts everything. */
export function checkRegexp({ regexp }: FormField, text: string): BrokenRule | undefined {
  if (!regexp) return undefined
  const digits = digitsOf(regexp)
  if (digits !== undefined) return checkBarcode(text, digits)
  const isMatch = named.get(regexp)?.test(text.trim()) ?? matches(regexp, text) ?? true
  return isMatch ? undefined : { key: 'dynamicInput.incorrect' }
}

const bare = (text: string): string => text.replace(/^\s*(?:https?:\/\/)?(?:www\.)?/i, '')

/** Removes the URL prefix before the name of a profile. */
export function removePrefix(text: string, prefix: string | undefined): string {
  if (!prefix) return text
  const typed = text.trimStart()
  if (typed.startsWith(prefix)) return typed.slice(prefix.length)
  const start = bare(prefix)
  const rest = bare(typed)
  return start && rest.toLowerCase().startsWith(start.toLowerCase()) ? rest.slice(start.length) : text
}
