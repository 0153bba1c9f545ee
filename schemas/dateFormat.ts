/** Writes instants in one locale. Throws a RangeError for an invalid date. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>

/** The locale in which dates are written. English ones name the day first, as everywhere in Europe. */
const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)

/** The day and the name of its month follow each other, as in `1er mars`; `01/03` has no name. */
const isFirst = ({ type, value }: Intl.DateTimeFormatPart): boolean => type === 'day' && value === '1'
const isNamed = ({ type, value }: Intl.DateTimeFormatPart): boolean => type === 'month' && !/\d/.test(value)

/**
 * Creates a format of dates. `Intl` writes the first of a month in French as any other day; French writes it `1er mars`, with
 * whatever surrounds it.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(dateLocale(locale), options)
  if (locale !== 'fr') return format
  const formatToParts: DateFormat['formatToParts'] = (date) => {
    const parts = format.formatToParts(date)
    if (!parts.some(isNamed)) return parts
    return parts.map((part) => (isFirst(part) ? { ...part, value: '1er' } : part))
  }
  return {
    formatToParts,
    format: (date) =>
      formatToParts(date)
        .map(({ value }) => value)
        .join(''),
  }
}
