import type { Portal } from '../../../../schemas'
import type { Locale } from './Scope'

/** The language asked for (`de`, also as `de-BE`) if the portal offers it, else its default one. */
export function chooseLocale(portal: Portal, language: string | undefined): Locale {
  const asked = language?.trim().toLowerCase().split(/[-_]/)[0]
  const offered: Locale[] = [portal.defaultLocale, ...(portal.additionalLocales ?? [])]
  return offered.find((locale) => locale === asked) ?? portal.defaultLocale
}
