import { createText, type Messages, type Text } from '../../../renderer/i18n/createText'
import { type Locale, loadMessages } from '../../../renderer/i18n/loadMessages'
import type fr from './fr.json'

/** Every text of what surrounds the blocks. */
export type ShellTextKey = keyof typeof fr

export type ShellText = Text<ShellTextKey>

const files: { readonly [L in Locale]: () => Promise<{ default: Messages }> } = {
  fr: () => import('./fr.json?messages'),
  de: () => import('./de.json?messages'),
  en: () => import('./en.json?messages'),
  nl: () => import('./nl.json?messages'),
}

/** Loads the texts around the blocks in one language. */
const loadShellMessages = async (locale: Locale): Promise<Messages> => (await files[locale]()).default

type Texts = { text: Text; shellText: ShellText }

/** Compiled once for each language: a server draws many pages of few languages. */
const loaded = new Map<Locale, Texts>()

/** The texts of the blocks and of what surrounds them. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const known = loaded.get(locale)
  if (known) return known
  const [messages, shellMessages] = await Promise.all([loadMessages(locale), loadShellMessages(locale)])
  const texts = { text: createText(locale, messages), shellText: createText<ShellTextKey>(locale, shellMessages) }
  loaded.set(locale, texts)
  return texts
}
