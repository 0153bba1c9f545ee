import { isObject } from '../../../schemas/engine'
import { Ground } from './Ground'
import { Outline } from './Outline'
import { PageScene } from './PageScene'
import { PieceScene } from './PieceScene'
import type { Parsed } from './parsePiece'
import styles from './Scene.module.css'

/** Draws one document as what its collection holds. `parsed` is undefined when there is nothing that could be read. */
export function Scene({ fixture, parsed }: { fixture: string; parsed: Parsed }) {
  if (fixture.startsWith('pages/') && isObject(parsed?.document)) return <PageScene page={parsed.document} />
  return (
    <Ground className={styles.alone}>
      {parsed && <Outline fixture={fixture} />}
      <PieceScene fixture={fixture} parsed={parsed} />
    </Ground>
  )
}
