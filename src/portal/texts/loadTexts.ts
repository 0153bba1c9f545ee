import { createText, type Messages, type Text } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import type { Locale } from '../../../schemas/engine'
import type fr from './fr.json'
import { type AreaTexts, type TextArea, textArea } from './TextArea'

/** Keys of the shell's texts, those of areas included. */
export type ShellTextKey = keyof typeof fr | { [A in keyof AreaTexts]: keyof AreaTexts[A] }[keyof AreaTexts]

export type ShellText = Text<ShellTextKey>

/** The texts that every page needs. */
const shell = textArea('', import.meta.glob<Messages>('./*.json', { query: '?messages', import: 'default' }))

type Texts = { text: Text; shellText: ShellText }

/** Texts by language. Compiling them is slow, and a server renders many pages in few languages. */
const loaded = new Map<Locale, Texts>()

/** Messages of the shell by language, to which areas are added. */
const loadedMessages = new Map<Locale, Record<string, Messages[string]>>()

/** Loads the texts of an area into those of the shell. */
export async function addTexts(area: TextArea, locale: Locale): Promise<void> {
  const added = await area.load(locale)
  Object.assign(loadedMessages.get(locale) ?? {}, added)
}

/** Loads the texts of the blocks and of the shell. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const known = loaded.get(locale)
  if (known) return known
  const [messages, shellMessages] = await Promise.all([loadMessages(locale), shell.load(locale)])
  // Another page may have loaded them meanwhile. Areas are added to one object only.
  const loadedMeanwhile = loaded.get(locale)
  if (loadedMeanwhile) return loadedMeanwhile
  const ownMessages = { ...shellMessages }
  loadedMessages.set(locale, ownMessages)
  const texts = { text: createText(locale, messages), shellText: createText<ShellTextKey>(locale, ownMessages) }
  loaded.set(locale, texts)
  return texts
}
