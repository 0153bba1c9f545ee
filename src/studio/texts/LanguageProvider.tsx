import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { type Words, wordsOf } from '../../../schemas/words'
import { loadStudioText, type StudioLanguage, type StudioText, StudioTextContext, studioLanguages } from './StudioText'
import { WordsContext } from './WordsContext'

/** Renders the studio in the chosen language once its texts and the words of the contract are loaded. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState(storedLanguage)
  const [loaded, setLoaded] = useState<{ language: StudioLanguage; text: StudioText; words: Words }>()
  useEffect(() => {
    let isUnmounted = false
    Promise.all([loadStudioText(selected), wordsOf(selected)]).then(([text, words]) => {
      if (isUnmounted) return
      document.documentElement.lang = selected
      setLoaded({ language: selected, text, words })
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
      <StudioTextContext value={loaded.text}>
        <WordsContext value={loaded.words}>{children}</WordsContext>
      </StudioTextContext>
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
