import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { ProgressBar } from '../../../../../renderer/parts/ProgressBar'
import { useSession } from '../../../session/Session'
import { isPoor, type StepOnTrack } from '../followTrack'
import { Sections } from '../reading/Sections'
import type { Section } from '../store/OfflineWalk'
import styles from './FollowWalk.module.css'
import type { FollowState } from './useFollowing'
import { usePlaceText } from './usePlaceText'

type Props = {
  state: FollowState
  steps: readonly StepOnTrack[]
  /** The known texts of the steps by uid. */
  texts: ReadonlyMap<string, readonly Section[]>
  totalM: number
}

/** The visitor's progress: the step they stand at or the distance to the next one, text of the last one, walked distance and accuracy. */
export function FollowStatus({ state: { following, problem, isAwake }, steps, texts, totalM }: Props) {
  const { shellText: text, locale } = useSession()
  const placeText = usePlaceText(steps)
  const distance = (metres: number) => formatDistance(metres, locale)
  const isLocated = following !== undefined && !isPoor(following.sample)
  const { place, title } = following ? placeText(following) : {}
  return (
    <>
      {following ? (
        <>
          <p className={styles.place}>{place}</p>
          {title && <p className={styles.next}>{title}</p>}
          <LastStep number={following.nextStep} steps={steps} texts={texts} />
          <ProgressBar
            value={following.alongM}
            max={totalM}
            label={text('follow.progress')}
            valueText={`${distance(following.alongM)} / ${distance(totalM)}`}
          />
          <p className={styles.note}>
            {text('follow.remaining', { distance: distance(following.remainingM) })}
            {isLocated && ` · ${text('follow.accuracy', { distance: distance(following.sample.accuracy) })}`}
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

/** The text of the step that was reached last, including the directions from it. */
function LastStep({ number, steps, texts }: Pick<Props, 'steps' | 'texts'> & { number: number }) {
  const { shellText: text } = useSession()
  const step = steps[number - 1]
  const sections = step && texts.get(step.uid)
  if (!step || !sections?.length) return null
  return (
    <details className={styles.read}>
      <summary>{text('follow.readStep', { number, title: step.title })}</summary>
      <Sections sections={sections} />
    </details>
  )
}
