import { Link, useRoute } from 'wouter'
import { overviewAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './SubjectList.module.css'

/** The first page of the studio, in the list. */
export function OverviewLink({ onChoose }: { onChoose(): void }) {
  const text = useStudioText()
  const [settings] = useSettings()
  const [isHere] = useRoute('/')
  return (
    <Link
      className={styles.link}
      href={overviewAddress(settings)}
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoose}
    >
      <span>{text('list.overview')}</span>
    </Link>
  )
}
