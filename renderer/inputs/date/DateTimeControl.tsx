import { useRef } from 'react'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { Icon } from '../../parts/Icon'
import { asString } from '../asString'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'
import styles from './DateControl.module.css'

/** A date and a time in the town's time zone. The value is an instant (RFC 3339). */
export function DateTimeControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const { timeZone } = useHost()
  const control = useRef<HTMLInputElement>(null)
  const local = toLocalTime(asString(value), timeZone)
  const changeLocalTime = (typed: string) => onChange(toInstant(typed, timeZone))
  useRestoredText(control, local, changeLocalTime)
  return (
    <span className={styles.box}>
      <input
        ref={control}
        id={id}
        name={name}
        className={inputClass(styles.control)}
        type="datetime-local"
        required={field.required}
        disabled={disabled}
        value={local}
        onChange={(event) => changeLocalTime(event.target.value)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <Icon name="calendar" />
    </span>
  )
}

const parts: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** The local time of an instant, such as `2026-11-21T16:05`; empty for an invalid instant. */
function toLocalTime(instant: string, timeZone: string): string {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return ''
  // The Swedish format is ISO 8601 with a space instead of `T`.
  return formatDate(new Date(time), 'sv-SE', timeZone, parts).replace(' ', 'T')
}

/** The instant (RFC 3339, with the offset of the time zone) of a local time such as `2026-11-21T16:05`; empty if invalid. */
function toInstant(local: string, timeZone: string): string {
  const localAsUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(localAsUtc)) return ''
  const offsetAt = (time: number) => Date.parse(`${toLocalTime(new Date(time).toISOString(), timeZone)}Z`) - time
  const minuteMs = 60_000
  // The offset at the local time read as UTC may be the one before a clock change; the offset at the corrected
  // instant is right.
  const guess = offsetAt(localAsUtc)
  const offset = Math.round(offsetAt(localAsUtc - guess) / minuteMs)
  const absoluteOffset = Math.abs(offset)
  const padTwo = (value: number) => String(value).padStart(2, '0')
  return `${local.slice(0, 16)}:00${offset < 0 ? '-' : '+'}${padTwo(Math.floor(absoluteOffset / 60))}:${padTwo(absoluteOffset % 60)}`
}
