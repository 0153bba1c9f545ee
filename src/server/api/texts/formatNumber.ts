import { decimalSignOf } from '../../../../schemas/inputs/numberValue'

/** Formats a number with all its digits: `1,5` in French, `1.5` in English. */
export const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)

/** Formats a meter reading, such as `01234.500`, with the decimal separator of a language. Keeps its zeros, which the meter shows. */
export const formatReading = (reading: string, locale: string): string => reading.replace('.', decimalSignOf(locale))
