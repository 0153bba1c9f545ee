import { Segments } from '../settings/Segments'
import { studioLanguages, useStudioText } from '../texts/StudioText'
import { useLanguage } from './LanguageContext'

/** Chooses the language of the studio itself. */
export function LanguageSwitch() {
  const text = useStudioText()
  const { language, choose } = useLanguage()
  return (
    <Segments
      label={text('language.label')}
      hidesLabel
      value={language}
      choices={studioLanguages.map((value) => ({
        value,
        label: value.toUpperCase(),
        name: text(`language.${value}`),
        lang: value,
      }))}
      onChoose={choose}
    />
  )
}
