import { useSession } from '../../../../session/Session'
import { maxDrafts } from '../drafts/reportStore'
import type { OpenReport } from '../drafts/useReport'
import styles from '../report.module.css'

/** Says whether the device keeps what is typed. */
export function KeptText({ open: { draft, isRead, unkept } }: { open: ReturnType<OpenReport['read']> }) {
  const { shellText: text } = useSession()
  if (!isRead) return null
  if (unkept === 'full') return <p className={styles.muted}>{text('report.unkeptFull', { most: maxDrafts })}</p>
  if (unkept === 'forbidden') return <p className={styles.muted}>{text('report.unkept')}</p>
  return draft.savedAt > 0 ? <p className={styles.muted}>{text('report.kept')}</p> : null
}
