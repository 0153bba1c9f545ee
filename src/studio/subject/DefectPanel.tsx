import type { Difference } from '../checking/compareIssues'
import { Glyph } from '../gallery/Glyph'
import { useStudioText } from '../texts/StudioText'
import styles from './DefectPanel.module.css'

/** How a fixture, as it stands in its file, differs from what it states. Someone must mend the fixture or the contract. */
export function DefectPanel({ difference: { absent, unforeseen } }: { difference: Difference }) {
  const text = useStudioText()
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        <Glyph name="bad" />
        {text('fixture.defectTitle')}
      </p>
      <Part title={text('fixture.absent')} issues={absent} />
      <Part title={text('fixture.unforeseen')} issues={unforeseen} />
    </div>
  )
}

function Part({ title, issues }: { title: string; issues: readonly { code: string; pointer: string }[] }) {
  const text = useStudioText()
  if (issues.length === 0) return null
  return (
    <div>
      <p className={styles.part}>{title}</p>
      <ul className={styles.issues}>
        {issues.map(({ code, pointer }) => (
          <li key={`${code} ${pointer}`}>
            <code>{code}</code> <code className={styles.pointer}>{pointer || text('pointer.root')}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
