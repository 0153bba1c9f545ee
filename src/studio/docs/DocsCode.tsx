import { CopyButton } from '../code/CopyButton'
import { useLanguage } from '../gallery/LanguageContext'
import styles from './DocsPage.module.css'

/** Commands, files and what is printed. What is meant to be taken over can be copied. */
export function DocsCode({ code, language }: { code: string; language: string }) {
  const { language: own } = useLanguage()
  const isPrinted = language === 'text'
  return (
    <div className={styles.code} data-printed={isPrinted || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {!isPrinted && (
        <div className={styles.copy} lang={own}>
          <CopyButton value={code} />
        </div>
      )}
    </div>
  )
}
