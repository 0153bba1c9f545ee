/** Parses a time such as `25:30:00` or `7:05:00` to seconds after the start of the service day; undefined for anything else. */
export function secondOf(text: string): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text)
  if (!match) return undefined
  const [, hours = '', minutes = '', seconds = '0'] = match
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total <= maxSecond ? total : undefined
}

/** A ride ends within a week. */
const maxSecond = 7 * 86_400

/** Parses a day such as `20270310` to YYYY-MM-DD; undefined for anything else. */
export function dayOf(text: string): string | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!match) return undefined
  const day = match.slice(1).join('-')
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/** Parses a colour such as `FFD500` to `#ffd500`; null for anything else. */
export const colorOf = (text: string): string | null => (/^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : null)

/** Parses a whole number of at most nine digits; undefined for anything else. */
export const wholeOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** Parses degrees; undefined for anything else. */
export function degreesOf(text: string, most: number): number | undefined {
  const degrees = /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(degrees) <= most ? degrees : undefined
}

const maxText = 200

/** A text of the feed without control characters, of a length that pages can show. */
export const textOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, maxText)
