import { isLocale, type Locale } from '../../schemas/engine'
import type { Messages, TextGroup } from './createText'

/** The texts of the blocks in one language: those of every page, and the loaders of the groups. */
type Language = {
  first: Messages
  groups: { readonly [G in TextGroup]: () => Promise<{ default: Messages }> }
}

const languages = import.meta.glob<Language>('./*.json', { query: '?language', import: 'default' })

async function loadLanguage(locale: Locale): Promise<Language> {
  const language = await languages[`./${locale}.json`]?.()
  if (!language) throw new Error(`the blocks have no texts in ${locale}`)
  return language
}

/** The loaded texts of each language; groups are added when blocks need them. */
const loaded = new Map<Locale, Record<string, Messages[string]>>()
const loadedGroups = new Set<TextGroup>()

/**
 * Loads the texts of the blocks in one language. Always resolves to the same object of a language, which later groups
 * extend.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { first } = await loadLanguage(locale)
  const messages = messagesOf(locale)
  Object.assign(messages, first)
  await Promise.all([...loadedGroups].map((group) => addGroup(group, locale)))
  return messages
}

/** Returns the loader of a text group. It loads nothing for an unknown language. */
export const textsOf = (group: TextGroup) => ({
  groups: [group],
  async load(locale: string): Promise<void> {
    loadedGroups.add(group)
    if (isLocale(locale)) await addGroup(group, locale)
  },
})

async function addGroup(group: TextGroup, locale: Locale): Promise<void> {
  const { groups } = await loadLanguage(locale)
  Object.assign(messagesOf(locale), (await groups[group]()).default)
}

function messagesOf(locale: Locale): Record<string, Messages[string]> {
  const messages = loaded.get(locale) ?? {}
  loaded.set(locale, messages)
  return messages
}
