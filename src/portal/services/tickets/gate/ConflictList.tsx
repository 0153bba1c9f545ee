import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import { useSession } from '../../../session/Session'
import styles from './gate.module.css'
import { type Conflict, findConflicts, type KeptScan } from './store/mergeScans'
import { useMomentText } from './useMomentText'

type Props = {
  scans: readonly KeptScan[]
  /** Ids of the conflicts that were marked as seen. */
  seen: readonly string[]
  /** Marks a conflict as seen; undefined before scripts run. */
  onSeen: ((id: string) => void) | undefined
}

/** The tickets that several entrances let in. Those that nobody has marked as seen come first. */
export function ConflictList({ scans, seen, onSeen }: Props) {
  const { shellText: text } = useSession()
  const conflicts = findConflicts(scans)
  const isSeen = ({ id }: Conflict) => seen.includes(id)
  const unseen = conflicts.filter((conflict) => !isSeen(conflict))
  return (
    <>
      <VisuallyHidden live>{unseen.length > 0 && text('gate.newConflicts', { count: unseen.length })}</VisuallyHidden>
      {conflicts.length > 0 && (
        <section className={styles.section}>
          <h2 id="conflits" className={styles.heading} tabIndex={-1}>
            {text('gate.conflicts')}
          </h2>
          <p className={styles.muted}>{text('gate.conflictsText')}</p>
          <ul className={styles.conflicts}>
            {[...unseen, ...conflicts.filter(isSeen)].map((conflict) => (
              <li key={conflict.ticket} className={`${cardClass()} ${styles.conflict}`}>
                <ConflictFacts conflict={conflict} />
                {isSeen(conflict) ? (
                  <p className={styles.muted}>{text('gate.seen')}</p>
                ) : (
                  onSeen && <SeenButton conflict={conflict} onSeen={onSeen} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function ConflictFacts({ conflict: { ticket, scans } }: { conflict: Conflict }) {
  const { shellText: text } = useSession()
  const momentOf = useMomentText()
  return (
    <>
      <h3 className={styles.conflictTitle}>{text('gate.conflict', { ticket: ticket.slice(-8) })}</h3>
      <ul className={styles.scans}>
        {scans.map(({ uid, at, gate }) => (
          <li key={uid}>{text('gate.scan', { moment: momentOf(at), entrance: gate })}</li>
        ))}
      </ul>
    </>
  )
}

function SeenButton({ conflict: { id }, onSeen }: { conflict: Conflict; onSeen(id: string): void }) {
  const { shellText: text } = useSession()
  const press = () => {
    onSeen(id)
    // The button goes away.
    document.getElementById('conflits')?.focus()
  }
  return (
    <button type="button" className={buttonClass('secondary')} onClick={press}>
      {text('gate.markSeen')}
    </button>
  )
}
