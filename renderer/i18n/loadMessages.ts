import type { Messages } from './createText'

const files = {
  fr: () => import('./fr.json?messages'),
  de: () => import('./de.json?messages'),
  en: () => import('./en.json?messages'),
  nl: () => import('./nl.json?messages'),
}

export type Locale = keyof typeof files

/** Loads the texts of the blocks in one language; the others stay on the server. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await files[locale]()).default
}
