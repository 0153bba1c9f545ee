import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { loadStudioText, type StudioLanguage, type StudioText, StudioTextContext, studioLanguages } from './StudioText'

/** Renders the studio in the chosen language once its texts are loaded. */
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

/** The language of the studio's own interface, and a function to change it. */
type Language = { language: StudioLanguage; choose(language: StudioLanguage): void }

const LanguageContext = createContext<Language>({ language: 'fr', choose: () => {} })

export const useLanguage = (): Language => use(LanguageContext)

const storageKey = 'beffroi.studio.language'

/** The language last chosen in this browser; French by default. */
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
    // Without storage, the choice lasts as long as the page.
  }
}
