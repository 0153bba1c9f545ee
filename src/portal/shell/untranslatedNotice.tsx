import type { Locale } from '../../../renderer/i18n/loadMessages'
import { useShellText } from '../session/Session'
import type { TextArea } from '../texts/loadTexts'
import styles from './untranslatedNotice.module.css'

const texts: TextArea = {
  name: 'translation',
  files: {
    fr: () => import('../texts/translation/fr.json?messages'),
    de: () => import('../texts/translation/de.json?messages'),
    en: () => import('../texts/translation/en.json?messages'),
    nl: () => import('../texts/translation/nl.json?messages'),
  },
}

/** Says, in the visitor's language, in which language the content below is. */
function Notice({ language }: { language: Locale }) {
  const text = useShellText()
  return (
    <p className={styles.notice} role="note">
      {text('translation.missing', { language: text(`translation.${language}`) })}
    </p>
  )
}

/** What stands above a page whose content is in another language. */
export const untranslatedNotice = { texts, Notice }
