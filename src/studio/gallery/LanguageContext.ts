import { createContext, use } from 'react'
import { type StudioLanguage, studioLanguages } from '../texts/StudioText'

/** The language the studio is in, and how to choose another. */
export type Language = { language: StudioLanguage; choose(language: StudioLanguage): void }

export const LanguageContext = createContext<Language>({ language: 'fr', choose: () => {} })

export const useLanguage = (): Language => use(LanguageContext)

const key = 'beffroi.studio.language'

/** The language chosen last in this browser; French otherwise. */
export function rememberedLanguage(): StudioLanguage {
  try {
    const remembered = localStorage.getItem(key)
    return studioLanguages.find((language) => language === remembered) ?? 'fr'
  } catch {
    return 'fr'
  }
}

export function rememberLanguage(language: StudioLanguage): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Browsers may refuse storage; the choice then lasts as long as the page.
  }
}
