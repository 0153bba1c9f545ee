import { createContext, use } from 'react'
import { createText, type Messages, type Text } from '../../../renderer/i18n/createText'
import type fr from './fr.json'

/** The keys of all texts of the studio. French is the reference; a test proves that English has the same keys. */
export type StudioTextKey = keyof typeof fr

export type StudioText = Text<StudioTextKey>

/** A language of the studio's own interface; blocks render in any language of the portal. */
export type StudioLanguage = 'fr' | 'en'

export const studioLanguages: readonly StudioLanguage[] = ['fr', 'en']

const files: { readonly [L in StudioLanguage]: () => Promise<{ default: Messages }> } = {
  fr: () => import('./fr.json?messages'),
  en: () => import('./en.json?messages'),
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
