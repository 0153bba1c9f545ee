import { Prose } from '../parts/Prose'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './IssueHelp.module.css'

/** What a code means, what it does to visitors and how to correct it, on demand. */
export function IssueHelp({ code }: { code: string }) {
  const text = useStudioText()
  const words = useWords().issue(code)
  if (!words) return null
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>{text('issue.help')}</summary>
      <p className={styles.title}>{words.title}</p>
      <p>
        <Prose text={words.description} />
      </p>
      <dl className={styles.list}>
        <dt>{text('issue.why')}</dt>
        <dd>
          <Prose text={words.why} />
        </dd>
        <dt>{text('issue.fix')}</dt>
        <dd>
          <Prose text={words.fix} />
        </dd>
      </dl>
    </details>
  )
}
