import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from '../../../schemas'
import { isolateRightToLeft } from '../../../schemas/html/isolateRightToLeft'

/** ICU messages by key, compiled by the build: a string, or the syntax tree of a message with arguments. */
export type Messages = Readonly<Record<string, string | ConstructorParameters<typeof IntlMessageFormat>[0]>>

/** Returns a text in one language. Throws when an argument of its message has no value. */
export type Texts<K extends string> = (key: K, values?: Readonly<Record<string, string | number>>) => string

/**
 * Returns the texts of a folder in each language. `files` are its messages by path: `./texts/fr.json`. A message with arguments
 * is compiled when it is first needed.
 */
export function createTexts<K extends string>(files: Readonly<Record<string, Messages>>): (locale: Locale) => Texts<K> {
  const known = new Map<Locale, Texts<K>>()
  return (locale) => {
    const texts = known.get(locale) ?? textsIn<K>(locale, files)
    known.set(locale, texts)
    return texts
  }
}

function textsIn<K extends string>(locale: Locale, files: Readonly<Record<string, Messages>>): Texts<K> {
  const messages = Object.entries(files).find(([path]) => path.endsWith(`/${locale}.json`))?.[1] ?? {}
  const formats = new Map<K, IntlMessageFormat>()
  return (key, values) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`There is no text "${key}" in the language "${locale}".`)
    if (typeof message === 'string') return message
    const format = formats.get(key) ?? new IntlMessageFormat(message, locale)
    formats.set(key, format)
    return isolateRightToLeft(String(format.format(values)))
  }
}
