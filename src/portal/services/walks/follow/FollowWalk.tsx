import { useMemo } from 'react'
import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { Geo, Track } from '../../../../../schemas/engine'
import { measureTrack } from '../../../../../schemas/tracks/measureTrack'
import { useSession } from '../../../session/Session'
import { currentStep, type Following, placeSteps, type StepOnTrack } from '../followTrack'
import type { Section } from '../store/OfflineWalk'
import { WalkMap } from '../WalkMap'
import { FollowControls } from './FollowControls'
import { FollowStatus } from './FollowStatus'
import styles from './FollowWalk.module.css'
import { useAnnouncements } from './useAnnouncements'
import { useFollowing } from './useFollowing'
import { useFollowingView } from './useFollowingView'

/** A step to follow. `href` leads to its text; `sections` are its texts, if known. */
export type FollowedStep = Geo & {
  uid: string
  title: string
  alongKm?: number | undefined
  href: string
  sections?: readonly Section[] | undefined
}

type Props = {
  uid: string
  title: string
  track: Track
  /** Length of the walk in km. */
  lengthKm: number
  steps: readonly FollowedStep[]
}

/**
 * The map of a walk with the visitor's position, the distance to the next step, and the steps. The position stays on
 * the device.
 */
export function FollowWalk({ uid: walk, title, track, lengthKm, steps }: Props) {
  const { portal, shellText: text } = useSession()
  const measured = useMemo(() => measureTrack(track, lengthKm * 1000), [track, lengthKm])
  const placed = useMemo(() => placeSteps(measured, steps), [measured, steps])
  const follow = useFollowing(`${portal.cardName}/${walk}`, measured, placed)
  const { following, isOn, hasVoice } = follow
  const { status, alert } = useAnnouncements(following, placed, hasVoice)
  const pins = useMemo(
    () =>
      steps.map(({ uid, title: name, lat, lon }, index) => ({ key: uid, lat, lon, title: `${index + 1}. ${name}` })),
    [steps],
  )
  const texts = useMemo(() => new Map(steps.map(({ uid, sections = [] }) => [uid, sections])), [steps])
  const position = useMemo(() => positionOf(following), [following])
  const { view, keepView } = useFollowingView(following)
  const current = following && Math.min(currentStep(following, placed), steps.length - 1)
  return (
    <div className={styles.follow}>
      <div className={styles.map}>
        <WalkMap
          label={title}
          track={track}
          pins={pins}
          focus="gpx"
          height={380}
          position={position}
          initialView={view}
          highlightedKey={current === undefined ? undefined : steps[current]?.uid}
          onMove={keepView}
          onLocate={follow.start}
        />
      </div>
      <section className={`${cardClass()} ${styles.panel}`} aria-label={text('walks.follow')}>
        {isOn ? (
          <FollowStatus state={follow} steps={placed} texts={texts} totalM={measured.totalM} />
        ) : (
          <p className={styles.explain}>{text('follow.explain')}</p>
        )}
        {follow.problem === 'refused' && <ErrorText>{text('follow.refused')}</ErrorText>}
        <p className={styles.alert} role="alert">
          {alert}
        </p>
        <p className={styles.announcement} role="status">
          {status}
        </p>
        <FollowControls follow={follow} steps={placed} />
      </section>
      <StepList steps={steps} placed={placed} current={current} />
    </div>
  )
}

type StepListProps = {
  steps: readonly FollowedStep[]
  placed: readonly StepOnTrack[]
  /** Index of the step that the visitor stands at or walks to. */
  current: number | undefined
}

/** The steps of the walk, with links to their texts. */
function StepList({ steps, placed, current }: StepListProps) {
  const { shellText: text, locale } = useSession()
  return (
    <section className={styles.steps}>
      <h2>{text('walks.steps')}</h2>
      <ol>
        {placed.map(({ uid, title: name, alongM }, index) => (
          <li key={uid} aria-current={index === current ? 'step' : undefined}>
            <a href={steps[index]?.href}>
              <span>{name}</span>
              <span className={styles.note}>
                {alongM > 0 && text('walks.stepAt', { distance: formatDistance(alongM, locale) })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

const positionOf = (following: Following | undefined) =>
  following && { lat: following.sample.lat, lon: following.sample.lon, accuracy: following.sample.accuracy }
