import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { useHost } from '../../engine/HostContext'
import { formatDistance } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { MapIcon } from '../../map/MapIcon'
import { Accessibility } from '../../map/walks/Accessibility'
import { DifficultyBar } from '../../map/walks/DifficultyBar'
import { Duration } from '../../map/walks/Duration'
import { useCardTitle } from '../../parts/CoverLink'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './WalkSummary.module.css'

export { default as contract } from '../../../schemas/generated/blocks/walk-summary.js'

/** A walk in a list: picture, difficulty, length, duration and accessibility. */
export function WalkSummary({ data, action, run }: BlockProps<'walk-summary'>) {
  const { title, length, duration, difficulty, accessibility, image, description, ascent, isClosed, components } = data
  const text = useText()
  const { locale } = useHost()
  const heading = useCardTitle({ title, action, run, className: styles.title })
  return (
    <article className={`${cardClass()} ${styles.walk}`} data-pressable={action ? '' : undefined}>
      {image && <Image image={image} width={100} height={100} crop className={styles.image} />}
      <div className={styles.body}>
        {heading}
        {isClosed && (
          <p className={styles.closed}>
            <Icon name="warning" />
            {text('walk.closed')}
          </p>
        )}
        <ul className={styles.facts} aria-label={text('walk.facts')}>
          <li>
            <VisuallyHidden>{text('walk.difficulty')} </VisuallyHidden>
            <DifficultyBar difficulty={difficulty} />
          </li>
          <li className={styles.fact}>
            <MapIcon name="route" />
            <VisuallyHidden>{text('walk.length')} </VisuallyHidden>
            {formatDistance(length * 1000, locale)}
          </li>
          <li className={styles.fact}>
            <Icon name="clock" />
            <VisuallyHidden>{text('walk.duration')} </VisuallyHidden>
            <Duration minutes={duration} />
          </li>
          {ascent !== undefined && ascent > 0 && (
            <li className={styles.fact}>
              <MapIcon name="climb" />
              <VisuallyHidden>{text('walk.ascent')} </VisuallyHidden>
              {formatDistance(ascent, locale)}
            </li>
          )}
        </ul>
        {description?.text && <p className={styles.description}>{description.text}</p>}
        {accessibility && accessibility.length > 0 && <Accessibility items={accessibility} />}
        {components && components.length > 0 && <Blocks components={components} />}
      </div>
    </article>
  )
}
