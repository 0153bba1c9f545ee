import type { Locale } from '../../../schemas/engine'
import { useShellText } from '../session/Session'
import { translationTexts } from '../texts/translation/translationTexts'
import styles from './untranslatedNotice.module.css'

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
export const untranslatedNotice = { texts: translationTexts, Notice }
