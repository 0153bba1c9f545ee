import { isTimeZone, type Locale, type Portal } from '../../../schemas/engine'

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

/** The requested language if the portal offers it, otherwise the portal's default. */
export const chooseLocale = (portal: Portal, requested: string): Locale =>
  localesOf(portal).find((locale) => locale === requested) ?? portal.defaultLocale

/** The path of a page in a language, for external links. The default language needs no parameter. */
export const pathInLanguage = (portal: Portal, locale: Locale, path: string): string =>
  locale === portal.defaultLocale ? path : `${path}?lang=${locale}`

/** The address that stores a language in a cookie and redirects back to `path`. It works without JavaScript. */
export const localePath = (card: string, locale: Locale, path: string): string =>
  `/${encodeURIComponent(card)}/locale?${new URLSearchParams({ to: locale, back: path })}`

const timeZones = new WeakMap<Portal, string>()

/** The time zone of a portal. Falls back to Europe/Brussels without one, or for one that the browser does not know. */
export function timeZoneOf(portal: Portal): string {
  const { timeZone } = portal
  const checked =
    timeZones.get(portal) ?? (timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'Europe/Brussels')
  timeZones.set(portal, checked)
  return checked
}
