import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { tickClass } from '../../../../../renderer/parts/Choice'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import type { StepOnTrack } from '../followTrack'
import { canSpeak, speak } from '../position/speech'
import styles from './FollowWalk.module.css'
import type { useFollowing } from './useFollowing'
import { usePlaceText } from './usePlaceText'

type Props = { follow: ReturnType<typeof useFollowing>; steps: readonly StepOnTrack[] }

/** Starts and stops following, switches the voice on and off, and leads to the visitor's position for an emergency. */
export function FollowControls({ follow: { isOn, following, hasVoice, start, stop, setVoice }, steps }: Props) {
  const { portal, shellText: text, locale } = useSession()
  const isHydrated = useHydrated()
  const placeText = usePlaceText(steps)
  if (!isHydrated) return <noscript>{text('walks.noScript')}</noscript>
  return (
    <div className={styles.buttons}>
      <button type="button" className={buttonClass(isOn ? 'secondary' : 'primary')} onClick={isOn ? stop : start}>
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
              setVoice(checked)
              // Some browsers allow speech only after a first utterance in response to a press.
              if (checked) speak(following ? placeText(following).sentence : text('follow.voice'), locale)
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
  )
}
