import type { Messages } from '../../../renderer/i18n/createText'
import type { Locale } from '../../../renderer/i18n/loadMessages'

const files: { readonly [L in Locale]: () => Promise<{ default: Messages }> } = {
  fr: () => import('./fr.json?messages'),
  de: () => import('./de.json?messages'),
  en: () => import('./en.json?messages'),
  nl: () => import('./nl.json?messages'),
}

/** Loads the texts around the blocks in one language. */
export const loadShellMessages = async (locale: Locale): Promise<Messages> => (await files[locale]()).default
