import { remember } from './remember'

const formats = remember((options: Intl.DateTimeFormatOptions, locale, timeZone) => {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone })
})

const digits: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }

/** The day of the calendar, YYYY-MM-DD, that an instant belongs to in a time zone. */
export function dayOf(instant: Date, timeZone: string): string {
  const parts = formats(digits, 'en-US', timeZone).formatToParts(instant)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`
}
