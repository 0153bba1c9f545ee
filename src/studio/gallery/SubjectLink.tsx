import { Link, useRoute } from 'wouter'
import type { Subject } from '../contract/subjects'
import { subjectAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import styles from './SubjectList.module.css'

/** A subject in the list. */
export function SubjectLink({ subject, onChoose }: { subject: Subject; onChoose(): void }) {
  const { collection, name, title, schema } = subject
  const [settings] = useSettings()
  const [isHere] = useRoute(`/${collection}/${name}`)
  return (
    <Link
      className={styles.link}
      href={subjectAddress(collection, name, settings)}
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoose}
    >
      <span lang={schema && 'en'}>{title}</span>
      {schema && <code className={styles.name}>{name}</code>}
    </Link>
  )
}
