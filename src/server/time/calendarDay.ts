import { isCalendarDay as isDay } from '../../../schemas/inputs/dateValue'

/**
 * Whether a string is an existing day, YYYY-MM-DD, from the year 1000 to 2999. JavaScript and PostgreSQL can both represent these
 * days and their neighbours.
 */
export const isCalendarDay = (text: string): boolean => isDay(text) && /^[12]/.test(text)
