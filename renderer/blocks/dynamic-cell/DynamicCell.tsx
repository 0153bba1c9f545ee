import { createContext, use, useMemo } from 'react'
import { isObject, own } from '../../../schemas/engine'
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

/** Paths of the dynamic cells that contain this one. */
const AncestorPaths = createContext<readonly string[]>([])

/** Maximum number of nested dynamic cells; deeper ones fetch nothing. */
const maxDepth = 4

/**
 * Fetches a block from a path, and with an `interval` again while it is visible. Renders its placeholder until the block
 * arrives; one that was current at `updatedAt` waits for the interval before the first fetch. Fetches nothing if it is
 * nested in itself or too deep.
 */
export function DynamicCell({
  data: { title, path, interval, placeholder, updatedAt },
  id,
}: BlockProps<'dynamic-cell'>) {
  const ancestorPaths = use(AncestorPaths)
  const parentDocument = use(DocumentContext)
  const level = use(HeadingLevel)
  const paths = useMemo(() => [...ancestorPaths, path], [ancestorPaths, path])
  // A placeholder that is not a block was already reported; rendering it would report it again.
  const placeholderBlocks = useMemo(() => (isObject(placeholder) ? [placeholder] : undefined), [placeholder])
  const isTooDeep = ancestorPaths.includes(path) || ancestorPaths.length >= maxDepth
  const { block, at, hasFailed, isLoading, container, refreshNow } = useLiveBlock({
    path: isTooDeep ? undefined : path,
    // A placeholder that is newer than the fetched block replaces it.
    source: `${path} ${updatedAt ?? ''}`,
    id,
    intervalMs: interval && interval * 1000,
    updatedAt,
  })
  const shownBlocks = block?.blocks ?? placeholderBlocks
  const tile = isTile(shownBlocks)
  const isTitled = title?.trim()
  return (
    <div ref={container} className={styles.cell} tabIndex={-1} aria-busy={isLoading && !block ? true : undefined}>
      {isTitled && <Heading className={headingClass(level)}>{title}</Heading>}
      <HeadingLevel value={isTitled ? level + 1 : level}>
        <DocumentContext value={block?.document ?? parentDocument}>
          <AncestorPaths value={paths}>{shownBlocks && <Blocks components={shownBlocks} />}</AncestorPaths>
        </DocumentContext>
      </HeadingLevel>
      {!shownBlocks && !hasFailed && <Placeholder />}
      {hasFailed && (
        <div className={styles.stale}>
          <StaleNote isShown={block !== undefined || tile} since={tile ? undefined : at} onRetry={refreshNow} />
        </div>
      )}
    </div>
  )
}

/** Whether what is shown is a tile: it has no room for a time, and a tile that waits for its first answer shows the last. */
const isTile = ([first]: readonly unknown[] = []): boolean => isObject(first) && own(first, 'type') === 'widget-cell'

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
