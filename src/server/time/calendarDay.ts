/**
 * Whether a string is a day of the calendar, YYYY-MM-DD, from the year 1000 to 2999: days that arithmetic and PostgreSQL
 * can both represent, with the day before and after.
 */
export function isCalendarDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}
