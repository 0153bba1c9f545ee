import { useMemo } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { isObject, makeIssue } from '../../../schemas/engine'
import { ActionScene } from './ActionScene'
import { BlockScene } from './BlockScene'
import { IssueCard } from './IssueCard'
import { PageScene } from './PageScene'
import styles from './Scene.module.css'

/** Draws a document as what its collection holds. `json` is undefined when there is no such fixture. */
export function Scene({ fixture, json }: { fixture: string; json: string | undefined }) {
  const parsed = useMemo(() => parse(json), [json])
  if (!parsed) {
    return (
      <main className={styles.alone}>
        <IssueCard issues={[makeIssue('not-json', '', 'The text is not JSON.')]} />
      </main>
    )
  }
  const { document } = parsed
  if (fixture.startsWith('pages/') && isObject(document)) return <PageScene page={document} />
  return (
    <main className={styles.alone}>
      <VisuallyHidden>
        <h1>{fixture}</h1>
      </VisuallyHidden>
      {fixture.startsWith('actions/') ? <ActionScene action={document} /> : <BlockScene block={document} />}
    </main>
  )
}

function parse(json: string | undefined): { document: unknown } | undefined {
  try {
    return json === undefined ? undefined : { document: JSON.parse(json) }
  } catch {
    return undefined
  }
}
