import { memoizeFormat } from './memoizeFormat'

type Options = Intl.NumberFormatOptions

const formats = memoizeFormat((options: Options, locale) => new Intl.NumberFormat(locale, options))

const plain: Options = {}
const percent: Options = { style: 'percent', maximumFractionDigits: 0 }

/** Formats a number. `options` must be a constant, as formats are cached by its identity. */
export const formatNumber = (value: number, locale: string, options = plain): string =>
  formats(options, locale).format(value)

/** Formats a share from 0 to 1 as a whole percentage. */
export const formatPercent = (share: number, locale: string): string => formatNumber(share, locale, percent)
