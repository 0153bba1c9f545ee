import { use } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { useHost } from '../../engine/HostContext'
import { formatDistance } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { openStep } from '../../map/walks/walkActions'
import { ActionLink } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { Heading, HeadingLevel } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import styles from './WalkStep.module.css'

export { default as contract } from '../../../schemas/generated/blocks/walk-step.js'

/** One step of a walk with links to its previous and next step. */
export function WalkStep({ data, run }: BlockProps<'walk-step'>) {
  const { context, components, previousStep, nextStep, baladeUid, number, total, distance } = data
  const text = useText()
  const level = use(HeadingLevel)
  const { locale } = useHost()
  const progress = [
    number !== undefined &&
      (total === undefined ? text('step.number', { number }) : text('step.numberOf', { number, total })),
    distance !== undefined && distance > 0 && text('step.along', { distance: formatDistance(distance * 1000, locale) }),
  ].filter((part) => part !== false)
  return (
    <article className={styles.step}>
      {progress.length > 0 && <p className={styles.place}>{progress.join(' · ')}</p>}
      {context.title.trim() && <Heading className={styles.title}>{context.title}</Heading>}
      <HeadingLevel value={level + 1}>
        <div className={styles.body}>
          <Blocks components={components} />
        </div>
      </HeadingLevel>
      {baladeUid !== undefined && (previousStep !== undefined || nextStep !== undefined) && (
        <nav className={styles.navigation} aria-label={text('step.navigation')}>
          {previousStep !== undefined && (
            <ActionLink action={openStep(baladeUid, previousStep)} run={run} className={buttonClass()}>
              <Icon name="chevron-left" />
              {text('step.previous')}
            </ActionLink>
          )}
          {nextStep !== undefined && (
            <ActionLink
              action={openStep(baladeUid, nextStep)}
              run={run}
              className={`${buttonClass('primary')} ${styles.next}`}
            >
              {text('step.next')}
              <Icon name="chevron-right" />
            </ActionLink>
          )}
        </nav>
      )}
    </article>
  )
}
