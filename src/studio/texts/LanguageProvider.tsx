import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { loadStudioText, type StudioLanguage, type StudioText, StudioTextContext, studioLanguages } from './StudioText'

/** Draws the studio in the chosen language, once its texts are here. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(storedLanguage)
  const [here, setHere] = useState<{ language: StudioLanguage; text: StudioText }>()
  useEffect(() => {
    let gone = false
    loadStudioText(wanted).then((text) => {
      if (gone) return
      document.documentElement.lang = wanted
      setHere({ language: wanted, text })
    })
    return () => {
      gone = true
    }
  }, [wanted])
  const language = here?.language ?? wanted
  const value = useMemo(() => {
    const choose = (next: StudioLanguage) => {
      storeLanguage(next)
      setWanted(next)
    }
    return { language, choose }
  }, [language])
  if (!here) return null
  return (
    <LanguageContext value={value}>
      <StudioTextContext value={here.text}>{children}</StudioTextContext>
    </LanguageContext>
  )
}

/** The language the studio is in, and how to choose another. */
type Language = { language: StudioLanguage; choose(language: StudioLanguage): void }

const LanguageContext = createContext<Language>({ language: 'fr', choose: () => {} })

export const useLanguage = (): Language => use(LanguageContext)

const storageKey = 'beffroi.studio.language'

/** The language chosen last in this browser; French otherwise. */
function storedLanguage(): StudioLanguage {
  try {
    const remembered = localStorage.getItem(storageKey)
    return studioLanguages.find((language) => language === remembered) ?? 'fr'
  } catch {
    return 'fr'
  }
}

function storeLanguage(language: StudioLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Browsers may refuse storage; the choice then lasts as long as the page.
  }
}
