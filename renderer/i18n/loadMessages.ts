import { isLocale, type Locale } from '../../schemas/engine'
import type { Messages } from './createText'
import type { Language, TextGroup } from './Language'

const languages: { readonly [L in Locale]: () => Promise<Language> } = {
  fr: async () => (await import('./french')).french,
  de: async () => (await import('./german')).german,
  en: async () => (await import('./english')).english,
  nl: async () => (await import('./dutch')).dutch,
}

/** The loaded texts of each language; groups are added when blocks need them. */
const loaded = new Map<Locale, Record<string, Messages[string]>>()
const loadedGroups = new Set<TextGroup>()

/**
 * Loads the texts of the blocks in one language. Always resolves to the same object of a language, which later groups
 * extend.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { first } = await languages[locale]()
  const messages = messagesOf(locale)
  Object.assign(messages, first)
  await Promise.all([...loadedGroups].map((group) => addGroup(group, locale)))
  return messages
}

/** Returns the loader of a text group. It loads nothing for an unknown language. */
export const textsOf = (group: TextGroup) => ({
  group,
  async load(locale: string): Promise<void> {
    loadedGroups.add(group)
    if (isLocale(locale)) await addGroup(group, locale)
  },
})

async function addGroup(group: TextGroup, locale: Locale): Promise<void> {
  const { groups } = await languages[locale]()
  Object.assign(messagesOf(locale), (await groups[group]()).default)
}

function messagesOf(locale: Locale): Record<string, Messages[string]> {
  const messages = loaded.get(locale) ?? {}
  loaded.set(locale, messages)
  return messages
}
