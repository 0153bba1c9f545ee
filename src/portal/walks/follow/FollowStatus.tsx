import { formatDistance } from '../../../../renderer/format/formatQuantity'
import { ProgressBar } from '../../../../renderer/parts/ProgressBar'
import { useSession } from '../../session/Session'
import { maxAccuracyM, type StepOnTrack } from '../followTrack'
import styles from './FollowWalk.module.css'
import type { FollowState } from './useFollowing'
import { useStepText } from './useStepText'

type Props = { state: FollowState; steps: readonly StepOnTrack[]; totalM: number }

/** Where the visitor is: how far the next step is, how much is walked, and how well that is known. */
export function FollowStatus({ state: { following, problem, isAwake }, steps, totalM }: Props) {
  const { shellText: text, locale } = useSession()
  const stepText = useStepText(steps)
  const distance = (metres: number) => formatDistance(metres, locale)
  const next = following && steps[following.nextStep]
  return (
    <>
      {following ? (
        <>
          <p className={styles.place}>{stepText(following)}</p>
          {next && <p className={styles.next}>{next.title}</p>}
          <ProgressBar
            value={following.alongM}
            max={totalM}
            label={text('follow.progress')}
            valueText={`${distance(following.alongM)} / ${distance(totalM)}`}
          />
          <p className={styles.note}>
            {text('follow.remaining', { distance: distance(following.remainingM) })}
            {' · '}
            {text(following.sample.accuracy > maxAccuracyM ? 'follow.poor' : 'follow.accuracy', {
              distance: distance(following.sample.accuracy),
            })}
          </p>
        </>
      ) : (
        problem === undefined && <p className={styles.place}>{text('follow.locating')}</p>
      )}
      {problem === 'unavailable' && <p className={styles.note}>{text('follow.unavailable')}</p>}
      {isAwake !== undefined && <p className={styles.note}>{text(isAwake ? 'follow.awake' : 'follow.notAwake')}</p>}
    </>
  )
}
