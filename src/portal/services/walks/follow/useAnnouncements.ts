import { useEffect, useEffectEvent, useState } from 'react'
import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { useSession } from '../../../session/Session'
import type { Following, StepOnTrack } from '../followTrack'
import { speak, stopSpeaking } from '../position/speech'
import { usePlaceText } from './usePlaceText'

/** Vibration pattern when the visitor leaves the track, in ms. */
const vibrationMs = [300, 150, 300]

type Announcements = { status: string; alert: string }

/** Announces a reached step, the end, and leaving the track, each once. `hasVoice` also reads them aloud. */
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
    const sentence =
      change === 'left'
        ? text(following.hasBeenOnTrack ? 'follow.offTrack' : 'follow.notThere', {
            distance: formatDistance(following.awayM, locale),
            direction: text(`follow.toward.${following.toward}`),
          })
        : change === 'back'
          ? text('follow.backOnTrack')
          : placeText(following).sentence
    const isAlert = change === 'left' && following.hasBeenOnTrack
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
