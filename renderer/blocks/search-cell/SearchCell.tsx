import type { BlockProps } from '../../engine/BlockProps'
import { useCardTitle } from '../../parts/CoverLink'
import { cardClass } from '../../parts/cardClass'
import { Image } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import styles from './SearchCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/search-cell.js'

/** Widths of the square picture, 400 and its double; phones show it small beside the name. */
const widths = [400, 800] as const

/** One search result. Its picture stands beside the name on phones, above it on wider screens. */
export function SearchCell({ data: { name, image }, action, run }: BlockProps<'search-cell'>) {
  const heading = useCardTitle({ title: name, action, run, className: styles.name })
  return (
    <article
      className={`${cardClass(false)} ${styles.cell}`}
      data-image={image ? '' : undefined}
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
            sizes="(min-width: 48em) 320px, 112px"
            className={styles.image}
          />
          {image.copyright && <ImageCredit name={image.copyright} />}
        </div>
      )}
      {heading}
    </article>
  )
}
