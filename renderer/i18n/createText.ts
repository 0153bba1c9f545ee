import { IntlMessageFormat } from 'intl-messageformat'
import type cells from './cells/fr.json'
import type forms from './forms/fr.json'
import type first from './fr.json'
import type lists from './lists/fr.json'
import type maps from './maps/fr.json'
import type walks from './walks/fr.json'

/** The French texts of each group, by its folder. A group loads with the first block that needs it. */
type GroupTexts = {
  cells: typeof cells
  forms: typeof forms
  lists: typeof lists
  maps: typeof maps
  walks: typeof walks
}

export type TextGroup = keyof GroupTexts

/**
 * Every text of the blocks. French is the source language; a test proves that the other languages have the same keys.
 */
export type TextKey = keyof typeof first | { [G in TextGroup]: keyof GroupTexts[G] }[TextGroup]

/** ICU messages by key, compiled at build time: a string, or the syntax tree of a message with arguments. */
export type Messages = Readonly<Record<string, string | ConstructorParameters<typeof IntlMessageFormat>[0]>>

export type TextValues = Readonly<Record<string, string | number | Date>>

/** Returns a text of the interface in the visitor's language. */
export type Text<K extends string = TextKey> = (key: K, values?: TextValues) => string

/** `locale` is a BCP 47 tag. A key without a message returns the key itself; the build rejects such keys. */
export function createText<K extends string = TextKey>(locale: string, messages: Messages): Text<K> {
  const formats = new Map<string, IntlMessageFormat>()
  return (key, values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : key
    if (message === undefined || typeof message === 'string') return message ?? key
    let format = formats.get(key)
    if (!format) {
      format = new IntlMessageFormat(message, locale)
      formats.set(key, format)
    }
    return String(format.format(values))
  }
}
