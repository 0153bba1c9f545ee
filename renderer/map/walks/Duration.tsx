import { useHost } from '../../engine/HostContext'
import { formatDuration } from '../../format/formatDuration'
import { useText } from '../../i18n/TextContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'

/** A duration such as `1h05` in French, which screen readers read in words. */
export function Duration({ minutes }: { minutes: number }) {
  const words = useDurationText()
  const { locale } = useHost()
  return (
    <>
      <span aria-hidden="true">{formatDuration(minutes, locale)}</span>
      <VisuallyHidden>{words(minutes)}</VisuallyHidden>
    </>
  )
}

/** Returns a function that formats a duration in minutes in words. */
export function useDurationText(): (duration: number) => string {
  const text = useText()
  return (duration) => {
    const whole = Math.round(duration)
    const [hours, minutes] = [Math.floor(whole / 60), whole % 60]
    if (hours === 0) return text('walk.minutesLong', { minutes })
    return minutes === 0 ? text('walk.hoursLong', { hours }) : text('walk.hoursMinutesLong', { hours, minutes })
  }
}
