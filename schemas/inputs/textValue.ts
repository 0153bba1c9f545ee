import type { BrokenRule, FormField } from './FormField'
import { matches } from './pattern/matches'

/** Characters, unless a field has its own limits. */
export const textLimits = { leastText: 2, text: 9999, leastPassword: 6 } as const

/** Characters as people count them, not units of UTF-16. */
const count = (text: string): number => [...text].length

/** Too short is `error.notLong.text`: not long enough. `least` and `most` count unless the field has its own. */
export function checkLength(
  { minLength, maxLength }: FormField,
  text: string,
  least = 0,
  most: number = textLimits.text,
): BrokenRule | undefined {
  const length = count(text)
  const min = minLength ?? least
  const max = maxLength ?? most
  if (length < min) return { key: 'error.notLong.text', values: { min } }
  return length > max ? { key: 'error.textTooLong', values: { max } } : undefined
}

const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/

export function checkEmail(field: FormField, text: string): BrokenRule | undefined {
  return email.test(text.trim()) ? checkLength(field, text) : { key: 'error.invalid.email' }
}

export function checkPassword(field: FormField, text: string): BrokenRule | undefined {
  const error = checkLength(field, text, textLimits.leastPassword)
  return error?.key === 'error.notLong.text' ? { ...error, key: 'error.notLong.password' } : error
}

/** Names with letters of any alphabet, the last of letters alone; then a port, a path, a query, a fragment. */
const https =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu
const http = /^http:\/\//i

export function checkUrl(field: FormField, text: string): BrokenRule | undefined {
  const url = text.trim()
  if (https.test(url)) return checkLength(field, text)
  return { key: http.test(url) ? 'error.invalid.linkHttp' : 'error.invalid.link' }
}

const reading = /^[0-9]{5}\.[0-9]{3}$/

/** A reading of a meter: five digits, a dot, three digits. */
export const checkIndex = (_: FormField, text: string): BrokenRule | undefined =>
  reading.test(text) ? undefined : { key: 'indexInput.incomplete' }

/** Rules that go by a name instead of a pattern. */
const named = new Map([
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  // Eleven digits, as on the card: 85.07.30-033.28.
  ['national-register-number', /^\d{2}[. -]?\d{2}[. -]?\d{2}[. -]?\d{3}[. -]?\d{2}$/],
])

/** Whether a text is what the field's `regexp` asks. One that cannot be read, or takes too long, refuses nothing. */
export function checkRegexp({ regexp }: FormField, text: string): BrokenRule | undefined {
  if (!regexp) return undefined
  const isRight = named.get(regexp)?.test(text.trim()) ?? matches(regexp, text) ?? true
  return isRight ? undefined : { key: 'dynamicInput.incorrect' }
}

const bare = (text: string): string => text.replace(/^\s*(?:https?:\/\/)?(?:www\.)?/i, '')

/** The name of a profile, without the address it was pasted with. */
export function removePrefix(text: string, prefix: string | undefined): string {
  if (!prefix) return text
  if (text.startsWith(prefix)) return text.slice(prefix.length)
  const start = bare(prefix)
  const rest = bare(text)
  return start && rest.toLowerCase().startsWith(start.toLowerCase()) ? rest.slice(start.length) : text
}
