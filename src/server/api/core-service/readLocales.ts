import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'
import { textsOf } from '../texts/textsOf'

export const readLocales: Handler<'readLocales'> = async (call, services) => {
  const { portal } = await openScope(call, services)
  const { defaultLocale, additionalLocales = [] } = portal
  const locales = [...new Set([defaultLocale, ...additionalLocales])]
  const library = locales.map((locale) => ({ locale, name: textsOf(locale).localeName }))
  return { data: { defaultLocale, additionalLocales, library } }
}
