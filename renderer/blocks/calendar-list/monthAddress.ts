import type { CalendarListData } from '../../../schemas/engine'

/** What the calendar itself keeps in the address of the page. */
const own = ['month', 'year', 'date']

/**
 * Path that gives the days of a month, `YYYY-MM`: that of the block with month, 1 to 12, and year appended; the query of
 * the page too, unless the block gives an address of its own. Undefined when nothing gives them.
 */
export function monthAddress({ calendar, datesUrl }: CalendarListData, month: string, search: string) {
  const path = datesUrl ?? calendar.update
  if (path === undefined) return undefined
  const page = [...new URLSearchParams(search)].filter(([name]) => datesUrl === undefined && !own.includes(name))
  const [year, number] = month.split('-').map(Number)
  const query = new URLSearchParams([['month', String(number)], ['year', String(year)], ...page])
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
