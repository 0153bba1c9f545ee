import { Link } from 'wouter'
import { overviewAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './Notice.module.css'

/** The page for an unknown address. */
export function NotFound({ name }: { name: string }) {
  const text = useStudioText()
  const [settings] = useSettings()
  return (
    <div className={styles.notice}>
      <h1 className={styles.title}>{text('missing.title')}</h1>
      {name && <p>{text('missing.text', { name })}</p>}
      <Link className={styles.action} href={overviewAddress(settings)}>
        {text('missing.home')}
      </Link>
    </div>
  )
}
