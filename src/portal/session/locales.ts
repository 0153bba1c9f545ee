import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { Portal } from '../../../schemas/engine'

/** What each language calls itself. */
export const localeNames: { readonly [L in Locale]: string } = {
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
}

/** The languages of a portal, its own first. */
export const localesOf = ({ defaultLocale, additionalLocales = [] }: Portal): Locale[] => [
  ...new Set([defaultLocale, ...additionalLocales]),
]

/** The language asked for if the portal has it, else the portal's own. */
export const chooseLocale = (portal: Portal, wanted: string): Locale =>
  localesOf(portal).find((locale) => locale === wanted) ?? portal.defaultLocale

/** Where a language is chosen; the server remembers it in a cookie and leads back to `path`, which works without a script. */
export const localePath = (card: string, locale: Locale, path: string): string =>
  `/${encodeURIComponent(card)}/locale?${new URLSearchParams({ to: locale, back: path })}`
