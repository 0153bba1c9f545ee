import { use } from 'react'
import type { WalkDetail as Walk } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { Heading, HeadingLevel } from '../../parts/Heading'
import { Image } from '../../parts/Image'
import { Closures } from './Closures'
import styles from './WalkDetail.module.css'
import { WalkFacts } from './WalkFacts'
import { WalkLinks } from './WalkLinks'
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

/** The source of a walk's route and figures, and the date of its last check. */
function WalkOrigin({ walk: { computed = [], checkedOn, source } }: { walk: Walk }) {
  const text = useText()
  const { locale } = useHost()
  const figures = computed.map((figure) => text(`walk.computed.${figure}`))
  const lines = [
    checkedOn && text('walk.checkedOn', { date: formatDate(`${checkedOn}T00:00:00Z`, locale, 'UTC') }),
    source && text('walk.source', { source }),
    figures.length > 0 && text('walk.computed', { figures: new Intl.ListFormat(locale).format(figures) }),
  ].filter((line) => typeof line === 'string' && line !== '')
  if (lines.length === 0) return null
  return (
    <div className={styles.origin}>
      {lines.map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </div>
  )
}
