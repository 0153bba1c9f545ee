import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import styles from './MonthGrid.module.css'

const whole: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

type Props = {
  day: string
  isToday: boolean
  /** Whether there is something that day. */
  isBusy: boolean
  /** The same in words; undefined while it is not known. */
  note: string | undefined
  /** Whether Tab comes to it. */
  isReached: boolean
  href: string | undefined
  onPress(event: MouseEvent<HTMLElement>, day: string): void
  onKey(event: KeyboardEvent, day: string): void
  /** Its number. */
  children: ReactNode
}

/** One day of a month, told in full. */
export function Day({ day, isToday, isBusy, note, isReached, href, onPress, onKey, children }: Props) {
  const text = useText()
  const { locale } = useHost()
  const name = formatDate(`${day}T00:00:00Z`, locale, 'UTC', whole)
  return (
    <a
      className={styles.day}
      href={href}
      rel="nofollow"
      tabIndex={isReached ? 0 : -1}
      data-busy={isBusy || undefined}
      aria-label={[name, isToday && text('calendar.today'), note].filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      onClick={(event) => onPress(event, day)}
      onKeyDown={(event) => onKey(event, day)}
    >
      {children}
    </a>
  )
}
