import { Link, useRoute } from 'wouter'
import { docsAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './SubjectList.module.css'

/** The page for back-end developers, in the list. */
export function DocsLink({ onChoose }: { onChoose(): void }) {
  const text = useStudioText()
  const [settings] = useSettings()
  const [isHere] = useRoute('/docs')
  return (
    <Link
      className={styles.link}
      href={docsAddress(settings)}
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoose}
    >
      <span>{text('list.docs')}</span>
    </Link>
  )
}
