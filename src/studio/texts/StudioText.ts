import { createContext, use } from 'react'
import { createText, type Messages, type Text } from '../../../renderer/i18n/createText'
import { type Locale, locales } from '../../../schemas/engine'
import type fr from './fr.json'

/** The keys of all texts of the studio. French is the reference; a test proves that the others have the same keys. */
export type StudioTextKey = keyof typeof fr

export type StudioText = Text<StudioTextKey>

/** A language of the studio's own interface, one of portals; the blocks of previews render in a language of their own. */
export type StudioLanguage = Locale

export const studioLanguages: readonly StudioLanguage[] = locales

const files: { readonly [L in StudioLanguage]: () => Promise<{ default: Messages }> } = {
  fr: () => import('./fr.json?messages'),
  de: () => import('./de.json?messages'),
  en: () => import('./en.json?messages'),
  nl: () => import('./nl.json?messages'),
}

export async function loadStudioText(language: StudioLanguage): Promise<StudioText> {
  return createText(language, (await files[language]()).default)
}

export const StudioTextContext = createContext<StudioText | undefined>(undefined)

export function useStudioText(): StudioText {
  const text = use(StudioTextContext)
  if (!text) throw new Error('a part of the studio is rendered outside a StudioTextContext')
  return text
}
