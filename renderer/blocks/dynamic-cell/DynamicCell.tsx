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

/** Paths of the dynamic cells around this one. */
const AncestorPaths = createContext<readonly string[]>([])

/** Maximum number of nested dynamic cells; deeper ones fetch nothing. */
const maxDepth = 4

/**
 * Fetches a block from a path, and with an `interval` again while it is visible. Renders its placeholder until the block
 * arrives. Fetches nothing if it is nested in itself or too deep.
 */
export function DynamicCell({ data: { title, path, interval, placeholder }, id }: BlockProps<'dynamic-cell'>) {
  const around = use(AncestorPaths)
  const outer = use(DocumentContext)
  const level = use(HeadingLevel)
  const paths = useMemo(() => [...around, path], [around, path])
  // A placeholder that is not a block was already reported; rendering it would report it again.
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
          <AncestorPaths value={paths}>{shown && <Blocks components={shown} />}</AncestorPaths>
        </DocumentContext>
      </HeadingLevel>
      {!shown && !hasFailed && <Placeholder />}
      {hasFailed && <StaleNote isShown={block !== undefined} since={at} onRetry={refreshNow} />}
    </div>
  )
}

/** Reserves the space of a card while the block loads. Invisible without JavaScript, because nothing loads then. */
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
