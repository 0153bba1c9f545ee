import type { ReactNode } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { useCardTitle } from '../../parts/CoverLink'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import styles from './SearchCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/search-cell.js'

/** Widths of the square picture: 400 CSS pixels and its double. */
const widths = [400, 800] as const

/** A search result. With a label or description it is a row; otherwise wide screens show its picture above the name. */
export function SearchCell({ data, action, run }: BlockProps<'search-cell'>) {
  const { name, label, description, highlights = [], image, location, locale } = data
  const host = useHost()
  const text = useText()
  const words = new Set(highlights)
  const heading = useCardTitle({
    title: name,
    content: markWords(name, words),
    action,
    run,
    className: styles.title,
  })
  const locationLink = location && (
    <ActionLink action={{ handler: 'directions', data: location }} run={run} className={styles.location}>
      <Icon name="pin" />
      {text('search.location')}
    </ActionLink>
  )
  const isRow = label !== undefined || description !== undefined
  return (
    <article
      className={`${cardClass(false)} ${styles.cell}`}
      data-image={image ? '' : undefined}
      data-row={isRow ? '' : undefined}
      data-pressable={action ? '' : undefined}
    >
      {image && (
        <div className={styles.media}>
          <Image
            image={image}
            width={400}
            height={400}
            crop
            widths={widths}
            sizes={isRow ? '112px' : '(min-width: 48em) 320px, 112px'}
            className={styles.image}
          />
          {image.copyright && <ImageCredit name={image.copyright} />}
        </div>
      )}
      {isRow ? (
        <div className={styles.about} lang={locale}>
          {heading}
          {label && (
            <p className={styles.label} lang={locale && host.locale}>
              {label}
            </p>
          )}
          {description && <p className={styles.description}>{markWords(description, words)}</p>}
          {locationLink && <span lang={locale && host.locale}>{locationLink}</span>}
        </div>
      ) : (
        <div className={styles.name}>
          {heading}
          {locationLink}
        </div>
      )}
    </article>
  )
}

const word = /[\p{L}\p{N}\p{M}]+/gu

/** A text with some of its words marked. */
function markWords(text: string, words: ReadonlySet<string>): ReactNode {
  if (words.size === 0) return text
  const parts: ReactNode[] = []
  let from = 0
  for (const { 0: candidate, index } of text.matchAll(word)) {
    if (!words.has(candidate)) continue
    parts.push(text.slice(from, index), <mark key={index}>{candidate}</mark>)
    from = index + candidate.length
  }
  return [...parts, text.slice(from)]
}
