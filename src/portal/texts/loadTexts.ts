import { createText, type Messages, type Text } from '../../../renderer/i18n/createText'
import { type Locale, loadMessages } from '../../../renderer/i18n/loadMessages'
import type fr from './fr.json'

/** Keys of the shell's texts. */
export type ShellTextKey = keyof typeof fr

export type ShellText = Text<ShellTextKey>

const files: { readonly [L in Locale]: () => Promise<{ default: Messages }> } = {
  fr: () => import('./fr.json?messages'),
  de: () => import('./de.json?messages'),
  en: () => import('./en.json?messages'),
  nl: () => import('./nl.json?messages'),
}

/** Loads the messages of the shell in one language. */
const loadShellMessages = async (locale: Locale): Promise<Messages> => (await files[locale]()).default

type Texts = { text: Text; shellText: ShellText }

/** Texts by language. Compiling them is slow, and a server renders many pages in few languages. */
const loaded = new Map<Locale, Texts>()

/** Loads the texts of the blocks and of the shell. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const known = loaded.get(locale)
  if (known) return known
  const [messages, shellMessages] = await Promise.all([loadMessages(locale), loadShellMessages(locale)])
  const texts = { text: createText(locale, messages), shellText: createText<ShellTextKey>(locale, shellMessages) }
  loaded.set(locale, texts)
  return texts
}
