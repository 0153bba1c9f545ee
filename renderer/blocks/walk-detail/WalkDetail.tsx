import { use } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { Heading, HeadingLevel } from '../../parts/Heading'
import { Image } from '../../parts/Image'
import { Closures } from './Closures'
import styles from './WalkDetail.module.css'
import { WalkFacts } from './WalkFacts'
import { WalkLinks } from './WalkLinks'
import { WalkOrigin } from './WalkOrigin'
import { WalkTrack } from './WalkTrack'

export { default as contract } from '../../../schemas/generated/blocks/walk-detail.js'

/** A walk: closures, facts, links, map and origin of the data. */
export function WalkDetail({ data, run }: BlockProps<'walk-detail'>) {
  const { title, image, description, closures = [], components = [] } = data
  const level = use(HeadingLevel)
  return (
    <article className={styles.walk}>
      {title.trim() && <Heading className={styles.title}>{title}</Heading>}
      <HeadingLevel value={level + 1}>
        {image && (
          <Image
            image={image}
            width={800}
            height={600}
            widths={[400, 800, 1224, 1600]}
            sizes="(min-width: 48em) 720px, 100vw"
            eager
            className={styles.image}
          />
        )}
        <Closures closures={closures} />
        {description?.text && <p className={styles.description}>{description.text}</p>}
        <WalkFacts walk={data} />
        <WalkLinks walk={data} run={run} />
        <WalkTrack walk={data} />
        {components.length > 0 && (
          <div className={styles.components}>
            <Blocks components={components} />
          </div>
        )}
        <WalkOrigin walk={data} />
      </HeadingLevel>
    </article>
  )
}
