import { formatDate } from '../../../../../renderer/format/formatDate'

/** Formats a day (YYYY-MM-DD) as `1er juillet 2027`. */
export const formatDay = (day: string, locale: string): string => formatDate(`${day}T12:00:00Z`, locale, 'UTC')
