import { parseUrl } from './parseUrl'

/** Whether the host of an https URL that matches its pattern is one: an `xn--` label may be no valid Punycode. */
export const hasValidHost = (url: string): boolean => !/^https:[^?#]*xn--/i.test(url) || parseUrl(url) !== undefined

/** Whether this program knows a time zone by that name. A list of all names would be too heavy for browsers. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What the pattern of a format cannot express, by format: the function that a string has to pass too. */
export const formatChecks: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['url', hasValidHost],
  ['https-url', hasValidHost],
  ['image-source', hasValidHost],
  ['time-zone', isTimeZone],
])
