import type { Locale } from '../../../renderer/i18n/loadMessages'
import { isTimeZone, type Portal } from '../../../schemas/engine'

/** The name of each language in that language. */
export const localeNames: { readonly [L in Locale]: string } = {
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
}

/** The languages of a portal, its default first. */
export const localesOf = ({ defaultLocale, additionalLocales = [] }: Portal): Locale[] => [
  ...new Set([defaultLocale, ...additionalLocales]),
]

/** The wanted language if the portal offers it, else the portal's default. */
export const chooseLocale = (portal: Portal, wanted: string): Locale =>
  localesOf(portal).find((locale) => locale === wanted) ?? portal.defaultLocale

/** The path of a page in a language, for links from elsewhere. A page in the portal's default language has the plain one. */
export const pathInLanguage = (portal: Portal, locale: Locale, path: string): string =>
  locale === portal.defaultLocale ? path : `${path}?lang=${locale}`

/** The address that stores a language in a cookie and redirects back to `path`. It works without JavaScript. */
export const localePath = (card: string, locale: Locale, path: string): string =>
  `/${encodeURIComponent(card)}/locale?${new URLSearchParams({ to: locale, back: path })}`

const known = new WeakMap<Portal, string>()

/**
 * The time zone of a portal. Europe/Brussels when it has none, or one that this program does not know: a browser may be
 * older than the server that checked it.
 */
export function timeZoneOf(portal: Portal): string {
  const { timeZone } = portal
  const checked = known.get(portal) ?? (timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'Europe/Brussels')
  known.set(portal, checked)
  return checked
}
