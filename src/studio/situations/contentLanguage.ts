import { isLocale, isObject, type Locale, own } from '../../../schemas/engine'

/** The language in which the fixtures are written. */
const fixtureLanguage: Locale = 'fr'

/** The language of a document's texts: the first one that a block of it names, otherwise that of fixtures for a fixture. */
export const contentLanguage = (document: unknown, isFixture: boolean): Locale | undefined =>
  findLanguage(document) ?? (isFixture ? fixtureLanguage : undefined)

function findLanguage(value: unknown): Locale | undefined {
  if (Array.isArray(value)) return firstOf(value)
  if (!isObject(value)) return undefined
  const data = own(value, 'data')
  const locale = isObject(data) ? own(data, 'locale') : undefined
  return typeof locale === 'string' && isLocale(locale) ? locale : firstOf(Object.values(value))
}

function firstOf(values: readonly unknown[]): Locale | undefined {
  for (const value of values) {
    const found = findLanguage(value)
    if (found) return found
  }
  return undefined
}
