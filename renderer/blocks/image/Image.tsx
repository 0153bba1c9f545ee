import type { BlockProps } from '../../engine/BlockProps'
import { ActionLink } from '../../parts/ActionLink'
import { Image as Picture } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import styles from './Image.module.css'

export { default as contract } from '../../../schemas/generated/blocks/image.js'

const widths = [400, 800, 1224, 1600] as const

/** A picture with an optional caption. With an action it is a link. */
export function Image({ data: { image, caption }, action, run }: BlockProps<'image'>) {
  const { copyright } = image
  const picture = (
    <Picture
      image={image}
      width={800}
      height={600}
      widths={widths}
      sizes="(min-width: 64em) 800px, 100vw"
      className={styles.picture}
    />
  )
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {action ? (
          <ActionLink action={action} run={run} className={styles.link}>
            {picture}
          </ActionLink>
        ) : (
          picture
        )}
        {copyright && <ImageCredit name={copyright} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
