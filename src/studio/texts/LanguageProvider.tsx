import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { loadStudioText, type StudioLanguage, type StudioText, StudioTextContext, studioLanguages } from './StudioText'

/** Renders the studio in the chosen language once its texts are loaded. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState(storedLanguage)
  const [loaded, setLoaded] = useState<{ language: StudioLanguage; text: StudioText }>()
  useEffect(() => {
    let isUnmounted = false
    loadStudioText(selected).then((text) => {
      if (isUnmounted) return
      document.documentElement.lang = selected
      setLoaded({ language: selected, text })
    })
    return () => {
      isUnmounted = true
    }
  }, [selected])
  const language = loaded?.language ?? selected
  const value = useMemo(() => {
    const choose = (next: StudioLanguage) => {
      storeLanguage(next)
      setSelected(next)
    }
    return { language, choose }
  }, [language])
  if (!loaded) return null
  return (
    <LanguageContext value={value}>
      <StudioTextContext value={loaded.text}>{children}</StudioTextContext>
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
    const stored = localStorage.getItem(storageKey)
    return studioLanguages.find((language) => language === stored) ?? 'fr'
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
