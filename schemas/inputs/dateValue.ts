import type { BrokenRule, FormField } from './FormField'

const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether a string is an existing day, YYYY-MM-DD, unlike the 30th of February. */
export function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return date.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Checks that a text has the format YYYY-MM-DD and is an existing day. */
export function checkDate(_: FormField, text: string): BrokenRule | undefined {
  const day = text.trim()
  if (!date.test(day)) return { key: 'generic_error_format_input_date' }
  return isCalendarDay(day) ? undefined : { key: 'date.noSuchDay' }
}

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/i

/** Checks an instant (RFC 3339). It must be in the future unless the field's `future` flag is set. */
export function checkDateTime({ future }: FormField, text: string, now: Date): BrokenRule | undefined {
  const time = Date.parse(text)
  const day = text.slice(0, 10)
  // `Date.parse` reads 30 February as 2 March in some engines, and as invalid in others.
  if (dateTime.test(text) && date.test(day) && !isCalendarDay(day)) return { key: 'date.noSuchDay' }
  if (!dateTime.test(text) || Number.isNaN(time)) return { key: 'dynamicInput.incorrect' }
  return future || time > now.getTime() ? undefined : { key: 'error.dateFuture' }
}

const isMonth = (text = '') => Number(text) >= 1 && Number(text) <= 12

/** Converts a date such as `20261121`, `21112026`, `21/11/2026`, `21.11.2026` or `21-11-2026` to YYYY-MM-DD; returns any other text unchanged. */
export function normalizeDate(text: string): string {
  const [, years, months, days] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  if (isMonth(months)) return `${years}-${months}-${days}`
  const [, day, month, year] =
    /^(\d{2})(\d{2})(\d{4})$|^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)?.filter(Boolean) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
