import { createContext, use, useMemo } from 'react'
import { isObject } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { DocumentContext } from '../../engine/DocumentContext'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Heading, HeadingLevel, headingClass } from '../../parts/Heading'
import { StaleNote } from '../../parts/StaleNote'
import { useLiveBlock } from '../../parts/useLiveBlock'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './DynamicCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/dynamic-cell.js'

/** Paths of the dynamic cells this one stands in. */
const Around = createContext<readonly string[]>([])

/** Dynamic cells inside each other, beyond which no more is read. */
const maxDepth = 4

/**
 * A place for a block that is read from a path, and again for as long as it is seen. Until then its placeholder stands
 * there. A cell that would bring itself, or too many inside each other, reads nothing.
 */
export function DynamicCell({ data: { title, path, interval, placeholder }, id }: BlockProps<'dynamic-cell'>) {
  const around = use(Around)
  const outer = use(DocumentContext)
  const level = use(HeadingLevel)
  const paths = useMemo(() => [...around, path], [around, path])
  // What is no block is told where it stands; drawing it would tell of it again.
  const given = useMemo(() => (isObject(placeholder) ? [placeholder] : undefined), [placeholder])
  const isEndless = around.includes(path) || around.length >= maxDepth
  const { block, at, hasFailed, isLoading, container, refreshNow } = useLiveBlock({
    path: isEndless ? undefined : path,
    source: path,
    id,
    intervalMs: interval && interval * 1000,
  })
  const shown = block?.blocks ?? given
  const isTitled = title?.trim()
  return (
    <div ref={container} className={styles.cell} tabIndex={-1} aria-busy={isLoading && !block ? true : undefined}>
      {isTitled && <Heading className={headingClass(level)}>{title}</Heading>}
      <HeadingLevel value={isTitled ? level + 1 : level}>
        <DocumentContext value={block?.document ?? outer}>
          <Around value={paths}>{shown && <Blocks components={shown} />}</Around>
        </DocumentContext>
      </HeadingLevel>
      {!shown && !hasFailed && <Placeholder />}
      {hasFailed && <StaleNote isShown={block !== undefined} since={at} onRetry={refreshNow} />}
    </div>
  )
}

/** Keeps a card's room for what is about to come. Without a script nothing will, and nothing stands there. */
function Placeholder() {
  const text = useText()
  return (
    <div className={`${cardClass()} ${styles.waiting}`}>
      <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  )
}
