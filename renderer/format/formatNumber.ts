import { memoizeFormat } from './memoizeFormat'

type Options = Intl.NumberFormatOptions

const formats = memoizeFormat((options: Options, locale) => new Intl.NumberFormat(locale, options))

const plain: Options = {}
const percent: Options = { style: 'percent', maximumFractionDigits: 0 }

/** `options` is a constant: formats are kept for each. */
export const formatNumber = (value: number, locale: string, options = plain): string =>
  formats(options, locale).format(value)

/** A share from 0 to 1 in whole percents. */
export const formatPercent = (share: number, locale: string): string => formatNumber(share, locale, percent)
