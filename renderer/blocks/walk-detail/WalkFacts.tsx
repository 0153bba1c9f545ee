import type { ReactNode } from 'react'
import type { WalkDetail } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { formatDistance } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { MapIcon } from '../../map/MapIcon'
import { Accessibility } from '../../map/walks/Accessibility'
import { DifficultyBar } from '../../map/walks/DifficultyBar'
import { Duration } from '../../map/walks/Duration'
import { cardClass } from '../../parts/cardClass'
import styles from './WalkFacts.module.css'

/** The facts of a walk: length, duration, climb, difficulty and accessibility. */
export function WalkFacts({ walk }: { walk: WalkDetail }) {
  const { length, duration, difficulty, difficultyText, ascent, descent, accessibility = [] } = walk
  const text = useText()
  const { locale } = useHost()
  return (
    <div className={`${cardClass()} ${styles.facts}`}>
      <dl className={styles.list}>
        <Fact icon="route" name={text('walk.length')}>
          {formatDistance(length * 1000, locale)}
        </Fact>
        <Fact icon="clock" name={text('walk.duration')}>
          <Duration minutes={duration} />
        </Fact>
        {ascent !== undefined && (
          <Fact icon="climb" name={text('walk.ascent')}>
            {formatDistance(ascent, locale)}
          </Fact>
        )}
        {descent !== undefined && (
          <Fact icon="fall" name={text('walk.descent')}>
            {formatDistance(descent, locale)}
          </Fact>
        )}
        <div className={styles.difficulty}>
          <dt className={styles.name}>{text('walk.difficulty')}</dt>
          <dd className={styles.value}>
            <DifficultyBar difficulty={difficulty} />
          </dd>
          {difficultyText && <dd className={styles.explanation}>{difficultyText}</dd>}
        </div>
      </dl>
      {accessibility.length > 0 && <Accessibility items={accessibility} />}
    </div>
  )
}

function Fact({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>
        <MapIcon name={icon} />
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
