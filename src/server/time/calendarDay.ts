import { isCalendarDay as isDay } from '../../../schemas/inputs/dateValue'

/**
 * Whether a string is a day of the calendar, YYYY-MM-DD, from the year 1000 to 2999: days that arithmetic and PostgreSQL
 * can both represent, with the days around them.
 */
export const isCalendarDay = (text: string): boolean => isDay(text) && /^[12]/.test(text)
