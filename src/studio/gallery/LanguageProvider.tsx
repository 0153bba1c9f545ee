import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { loadStudioText, type StudioLanguage, type StudioText, StudioTextContext } from '../texts/StudioText'
import { LanguageContext, rememberedLanguage, rememberLanguage } from './LanguageContext'

/** Draws the studio in the chosen language, once its texts are here. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(rememberedLanguage)
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
      rememberLanguage(next)
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
