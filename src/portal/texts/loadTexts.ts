import { createText, type Messages, type Text } from '../../../renderer/i18n/createText'
import { type Locale, loadMessages } from '../../../renderer/i18n/loadMessages'
import type account from './account/fr.json'
import type consent from './consent/fr.json'
import type cookies from './cookies/fr.json'
import type favourites from './favourites/fr.json'
import type fidelity from './fidelity/fr.json'
import type fr from './fr.json'
import type install from './install/fr.json'
import type lists from './lists/fr.json'
import type maintenance from './maintenance/fr.json'
import type map from './map/fr.json'
import type participation from './participation/fr.json'
import type rendering from './rendering/fr.json'
import type search from './search/fr.json'
import type settings from './settings/fr.json'
import type share from './share/fr.json'
import type sorting from './sorting/fr.json'
import type translation from './translation/fr.json'
import type walks from './walks/fr.json'
import type wall from './wall/fr.json'

/** Keys of the shell's texts, those of areas included. */
export type ShellTextKey =
  | keyof typeof fr
  | keyof typeof account
  | keyof typeof consent
  | keyof typeof cookies
  | keyof typeof favourites
  | keyof typeof fidelity
  | keyof typeof settings
  | keyof typeof share
  | keyof typeof sorting
  | keyof typeof install
  | keyof typeof lists
  | keyof typeof translation
  | keyof typeof maintenance
  | keyof typeof map
  | keyof typeof participation
  | keyof typeof rendering
  | keyof typeof search
  | keyof typeof walks
  | keyof typeof wall

export type ShellText = Text<ShellTextKey>

const files: { readonly [L in Locale]: () => Promise<{ default: Messages }> } = {
  fr: () => import('./fr.json?messages'),
  de: () => import('./de.json?messages'),
  en: () => import('./en.json?messages'),
  nl: () => import('./nl.json?messages'),
}

/** Loads the messages of the shell in one language. */
const loadShellMessages = async (locale: Locale): Promise<Messages> => (await files[locale]()).default

/** Texts of some pages, in a folder of their own. They load with those pages. */
export type TextArea = {
  /** Name of the folder. */
  name: string
  files: { readonly [L in Locale]: () => Promise<{ default: Messages }> }
}

type Texts = { text: Text; shellText: ShellText }

/** Texts by language. Compiling them is slow, and a server renders many pages in few languages. */
const loaded = new Map<Locale, Texts>()

/** Messages of the shell by language, to which areas are added. */
const loadedMessages = new Map<Locale, Record<string, Messages[string]>>()

/** Loads the texts of an area into those of the shell. */
export async function addTexts({ files }: TextArea, locale: Locale): Promise<void> {
  const { default: added } = await files[locale]()
  Object.assign(loadedMessages.get(locale) ?? {}, added)
}

/** Loads the texts of the blocks and of the shell. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const known = loaded.get(locale)
  if (known) return known
  const [messages, shellMessages] = await Promise.all([loadMessages(locale), loadShellMessages(locale)])
  // Another page may have loaded them meanwhile. Areas are added to one object only.
  const loadedMeanwhile = loaded.get(locale)
  if (loadedMeanwhile) return loadedMeanwhile
  const ownMessages = { ...shellMessages }
  loadedMessages.set(locale, ownMessages)
  const texts = { text: createText(locale, messages), shellText: createText<ShellTextKey>(locale, ownMessages) }
  loaded.set(locale, texts)
  return texts
}
