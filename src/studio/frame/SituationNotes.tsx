import type { Settings } from '../settings/Settings'
import { writeMoment } from '../settings/writeMoment'
import { useLanguage } from '../texts/LanguageProvider'
import { useStudioText } from '../texts/StudioText'
import type { SituationReport } from './reports'
import styles from './SituationNotes.module.css'

type Props = { settings: Settings; situation: SituationReport }

/** What the settings cannot show of a document, and the moment at which it is drawn. */
export function SituationNotes({ settings: { clock, locale, contrast }, situation }: Props) {
  const { moment, language: own } = situation
  const text = useStudioText()
  const { language } = useLanguage()
  const notes: string[] = []
  if (clock !== '' && clock === situation.clock) {
    const drawn = moment === undefined ? undefined : writeMoment(new Date(moment), language)
    notes.push(drawn === undefined ? text('situation.note.undated') : text('situation.note.moment', { moment: drawn }))
  }
  if (own !== undefined && own !== locale) {
    const names = { language: languageName(own, language), locale: languageName(locale, language) }
    notes.push(text('situation.note.language', names))
  }
  if (contrast === 'high') notes.push(text('situation.note.contrast'))
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ))
}

const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
