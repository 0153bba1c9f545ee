import { isLocale, type Locale } from '../../../../schemas/engine'

/** The longest header that is read, in characters. */
const maxHeader = 200

/** The language that a request asks for by `?lang=` or else by its first known one in `accept-language`; English by default. */
export function wantedLanguage(lang: unknown, accepted = ''): Locale {
  const tags = [...(typeof lang === 'string' ? [lang] : []), ...accepted.slice(0, maxHeader).split(',')]
  const languages = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return languages.find((language): language is Locale => isLocale(language)) ?? 'en'
}
