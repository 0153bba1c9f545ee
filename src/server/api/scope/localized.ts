import type { Locale, Scope } from './Scope'

type LocaleScope = Pick<Scope, 'locale' | 'portal'>

/** The text in the visitor's language, else in the portal's, else in any there is. Throws when there is none at all. */
export function localized<T>(texts: { [L in Locale]?: T }, { locale, portal }: LocaleScope): T {
  const found = texts[locale] ?? texts[portal.defaultLocale] ?? Object.values<T | undefined>(texts).find(Boolean)
  if (found === undefined) throw new Error('A record has no text in any language.')
  return found
}
