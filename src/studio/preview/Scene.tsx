import { useMemo } from 'react'
import { isObject } from '../../../schemas/engine'
import { Ground } from './Ground'
import { Outline } from './Outline'
import { PageScene } from './PageScene'
import { PieceScene } from './PieceScene'
import { parsePiece } from './parsePiece'
import styles from './Scene.module.css'

/** Draws one document as what its collection holds. `json` is undefined when there is no such fixture. */
export function Scene({ fixture, json }: { fixture: string; json: string | undefined }) {
  const parsed = useMemo(() => parsePiece(json), [json])
  if (fixture.startsWith('pages/') && isObject(parsed?.document)) return <PageScene page={parsed.document} />
  return (
    <Ground className={styles.alone}>
      {parsed && <Outline fixture={fixture} />}
      <PieceScene fixture={fixture} parsed={parsed} />
    </Ground>
  )
}
