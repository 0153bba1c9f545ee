import { useEffect, useEffectEvent, useState } from 'react'
import { formatDistance } from '../../../../renderer/format/formatQuantity'
import { useSession } from '../../session/Session'
import { type Following, isPoor, type StepOnTrack } from '../followTrack'
import { speak, stopSpeaking } from '../position/speech'
import { usePlaceText } from './usePlaceText'

/** How long the device vibrates when the track was left, and pauses between, in ms. */
const vibrationMs = [300, 150, 300]

type Announcements = { status: string; alert: string }

/**
 * What is announced on the way: a step that is reached, the end, and that the track was left. Each is announced once; `hasVoice`
 * reads it aloud too.
 */
export function useAnnouncements(
  following: Following | undefined,
  steps: readonly StepOnTrack[],
  hasVoice: boolean,
): Announcements {
  const { shellText: text, locale } = useSession()
  const placeText = usePlaceText(steps)
  const [announced, setAnnounced] = useState<Announcements>({ status: '', alert: '' })
  const { nextStep, isOffTrack, hasArrived } = following ?? {}

  const announce = useEffectEvent((change: 'step' | 'left' | 'back') => {
    if (!following) return setAnnounced({ status: '', alert: '' })
    const title = steps[following.nextStep]?.title
    const sentence =
      change === 'left'
        ? text(following.wasOn ? 'follow.offTrack' : 'follow.notThere', {
            distance: formatDistance(following.awayM, locale),
            direction: text(`follow.toward.${following.toward}`),
          })
        : change === 'back'
          ? text('follow.backOnTrack')
          : [placeText(following), isPoor(following.sample) ? undefined : title].filter(Boolean).join(', ')
    const isAlert = change === 'left' && following.wasOn
    setAnnounced(isAlert ? { status: '', alert: sentence } : { status: sentence, alert: '' })
    if (isAlert) navigator.vibrate?.(vibrationMs)
    if (hasVoice) speak(sentence, locale)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: announces again when these change
  useEffect(() => announce('step'), [nextStep, hasArrived])
  useEffect(() => {
    if (isOffTrack === true) {
      announce('left')
      return () => announce('back')
    }
  }, [isOffTrack])
  useEffect(() => (hasVoice ? stopSpeaking : undefined), [hasVoice])
  return announced
}
