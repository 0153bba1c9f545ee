import type { Messages } from './createText'
import type { Language, TextGroup } from './Language'

const languages = {
  fr: async (): Promise<Language> => (await import('./french')).french,
  de: async (): Promise<Language> => (await import('./german')).german,
  en: async (): Promise<Language> => (await import('./english')).english,
  nl: async (): Promise<Language> => (await import('./dutch')).dutch,
}

export type Locale = keyof typeof languages

const isLocale = (locale: string): locale is Locale => Object.hasOwn(languages, locale)

/** What is there of each language; groups are added as blocks need them. */
const kept = new Map<Locale, Record<string, Messages[string]>>()
const wanted = new Set<TextGroup>()

/** Loads the texts of the blocks in one language; the others stay on the server. Always the same object, which grows. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { first } = await languages[locale]()
  const messages = messagesOf(locale)
  Object.assign(messages, first)
  await Promise.all([...wanted].map((group) => addGroup(group, locale)))
  return messages
}

/** The texts of blocks that are fetched when a page has one. A language that is none has none. */
export const textsOf = (group: TextGroup) => ({
  group,
  async load(locale: string): Promise<void> {
    wanted.add(group)
    if (isLocale(locale)) await addGroup(group, locale)
  },
})

async function addGroup(group: TextGroup, locale: Locale): Promise<void> {
  const { groups } = await languages[locale]()
  Object.assign(messagesOf(locale), (await groups[group]()).default)
}

function messagesOf(locale: Locale): Record<string, Messages[string]> {
  const messages = kept.get(locale) ?? {}
  kept.set(locale, messages)
  return messages
}
