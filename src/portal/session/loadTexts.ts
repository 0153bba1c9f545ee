import { createText, type Text } from '../../../renderer/i18n/createText'
import { type Locale, loadMessages } from '../../../renderer/i18n/loadMessages'
import { loadShellMessages } from '../texts/loadShellMessages'
import type { ShellText, ShellTextKey } from '../texts/ShellText'

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
