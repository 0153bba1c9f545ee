/** The locale in which dates are written. English ones name the day first, as everywhere in Europe. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)
