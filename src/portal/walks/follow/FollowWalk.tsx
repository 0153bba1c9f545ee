import { useMemo } from 'react'
import { formatDistance } from '../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { tickClass } from '../../../../renderer/parts/Choice'
import { cardClass } from '../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import type { Geo, Track } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { type Following, placeSteps } from '../followTrack'
import { measureTrack } from '../measuredTrack'
import { canSpeak, speak } from '../position/speech'
import type { Section } from '../store/OfflineWalk'
import { WalkMap } from '../WalkMap'
import { FollowStatus } from './FollowStatus'
import styles from './FollowWalk.module.css'
import { useAnnouncements } from './useAnnouncements'
import { useFollowing } from './useFollowing'
import { useFollowingView } from './useFollowingView'
import { usePlaceText } from './usePlaceText'

/** A step to follow. `href` leads to its text; `sections` are its texts, if known. */
export type FollowedStep = Geo & {
  uid: string
  title: string
  alongKm?: number | undefined
  href: string
  sections?: readonly Section[] | undefined
}

type Props = { uid: string; title: string; track: Track; steps: readonly FollowedStep[] }

/**
 * The map of a walk with the visitor's position, the distance to the next step, and the steps. The position stays on
 * the device.
 */
export function FollowWalk({ uid: walk, title, track, steps }: Props) {
  const { portal, shellText: text, locale } = useSession()
  const hydrated = useHydrated()
  const measured = useMemo(() => measureTrack(track), [track])
  const placed = useMemo(() => placeSteps(measured, steps), [measured, steps])
  const follow = useFollowing(`${portal.cardName}/${walk}`, measured, placed)
  const { following, isOn, hasVoice } = follow
  const placeText = usePlaceText(placed)
  const { status, alert } = useAnnouncements(following, placed, hasVoice)
  const pins = useMemo(
    () =>
      steps.map(({ uid, title: name, lat, lon }, index) => ({ key: uid, lat, lon, title: `${index + 1}. ${name}` })),
    [steps],
  )
  const texts = useMemo(() => new Map(steps.map(({ uid, sections = [] }) => [uid, sections])), [steps])
  const position = useMemo(() => positionOf(following), [following])
  const { view, keepView } = useFollowingView(following)
  const current = following && Math.min(following.nextStep, steps.length - 1)
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
        {hydrated ? (
          <div className={styles.buttons}>
            <button
              type="button"
              className={buttonClass(isOn ? 'secondary' : 'primary')}
              onClick={isOn ? follow.stop : follow.start}
            >
              <Icon name={isOn ? 'close' : 'play'} />
              {text(isOn ? 'follow.stop' : 'follow.start')}
            </button>
            {canSpeak() ? (
              <label className={styles.switch}>
                <input
                  type="checkbox"
                  className={tickClass}
                  checked={hasVoice}
                  onChange={({ target: { checked } }) => {
                    follow.setVoice(checked)
                    // Some browsers allow speech only after a first utterance in response to a press.
                    if (checked) speak(following ? placeText(following) : text('follow.voice'), locale)
                  }}
                />
                {text('follow.voice')}
              </label>
            ) : (
              <p className={styles.note}>{text('follow.noVoice')}</p>
            )}
            <a className={buttonClass()} href={portalPath(portal.cardName, '/balade/ou-suis-je')}>
              <Icon name="phone" />
              {text('walks.whereAmI')}
            </a>
          </div>
        ) : (
          <noscript>{text('walks.noScript')}</noscript>
        )}
      </section>
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
    </div>
  )
}

const positionOf = (following: Following | undefined) =>
  following && { lat: following.sample.lat, lon: following.sample.lon, accuracy: following.sample.accuracy }
