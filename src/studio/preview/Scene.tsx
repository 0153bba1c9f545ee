import { useMemo } from 'react'
import { isObject, makeIssue } from '../../../schemas/engine'
import { ActionScene } from './ActionScene'
import { BlockScene } from './BlockScene'
import { Ground } from './Ground'
import { IssueCard } from './IssueCard'
import { Outline } from './Outline'
import { PageScene } from './PageScene'
import styles from './Scene.module.css'

/** Draws a document as what its collection holds. `json` is undefined when there is no such fixture. */
export function Scene({ fixture, json }: { fixture: string; json: string | undefined }) {
  const parsed = useMemo(() => parse(json), [json])
  if (!parsed) {
    return (
      <Ground className={styles.alone}>
        <IssueCard issues={[makeIssue('not-json', '', 'The text is not JSON.')]} />
      </Ground>
    )
  }
  const { document } = parsed
  if (fixture.startsWith('pages/') && isObject(document)) return <PageScene page={document} />
  return (
    <Ground className={styles.alone}>
      <Outline fixture={fixture} />
      {fixture.startsWith('actions/') ? <ActionScene action={document} /> : <BlockScene block={document} />}
    </Ground>
  )
}

function parse(json: string | undefined): { document: unknown } | undefined {
  try {
    return json === undefined ? undefined : { document: JSON.parse(json) }
  } catch {
    return undefined
  }
}
