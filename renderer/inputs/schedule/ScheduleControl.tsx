import { useId, useState } from 'react'
import { readSlots, type Slot, slotsOf, week } from '../../../schemas/inputs/scheduleValue'
import { useHost } from '../../engine/HostContext'
import { formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { tickClass } from '../../parts/Choice'
import { Icon } from '../../parts/Icon'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { NativeSelect } from '../choice/NativeSelect'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { DayHours } from './DayHours'
import styles from './ScheduleControl.module.css'
import { copyDay, formatClockTime, replaceDay } from './weekSlots'

/** The opening hours of a week: up to six ranges a day, which the visitor can copy to other days. */
export function ScheduleControl({ id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const { locale } = useHost()
  const [announcement, announce] = useState('')
  const slots = readSlots(value)
  return (
    <div className={styles.schedule}>
      <ul className={styles.week}>
        {week.map((day, index) => (
          <li key={day}>
            <DayHours
              id={index === 0 ? id : `${id}-${day}`}
              day={day}
              slots={slotsOf(slots, day)}
              isEmpty={slots.length === 0}
              invalid={invalid}
              describedBy={describedBy}
              disabled={disabled}
              onChange={(daySlots) => onChange(replaceDay(slots, day, daySlots))}
              onAnnounce={announce}
            />
          </li>
        ))}
      </ul>
      {!disabled && (
        <CopyDay
          onCopy={(from, to) => {
            const days = to.map((day) => formatWeekday(day, locale)).join(', ')
            announce(text('hours.copied', { day: formatWeekday(from, locale), days }))
            onChange(copyDay(slots, from, to))
          }}
        />
      )}
      {name && (
        <noscript>
          <NoScriptWeek name={name} slots={slots} />
        </noscript>
      )}
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}

/** Copies the hours of one day to others. */
export function CopyDay({ onCopy }: { onCopy(from: number, to: readonly number[]): void }) {
  const text = useText()
  const { locale } = useHost()
  const id = useId()
  const [from, setFrom] = useState<number>(1)
  const [to, setTo] = useState<readonly number[]>([])
  const chosen = to.filter((day) => day !== from)
  const toggle = (day: number) => setTo(to.includes(day) ? to.filter((other) => other !== day) : [...to, day])
  return (
    <details className={styles.copy}>
      <summary className={styles.summary}>
        {text('hours.copy')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>
        <label htmlFor={id}>{text('hours.copyFrom')}</label>
        <NativeSelect
          id={id}
          className={styles.from}
          value={from}
          onChange={(event) => setFrom(Number(event.currentTarget.value))}
        >
          {week.map((day) => (
            <option key={day} value={day}>
              {formatWeekday(day, locale)}
            </option>
          ))}
        </NativeSelect>
        <fieldset className={styles.to}>
          <legend>{text('hours.copyTo')}</legend>
          {week.map((day) => (
            <label key={day} className={styles.copyDay} data-own={day === from || undefined}>
              <input
                className={tickClass}
                type="checkbox"
                checked={chosen.includes(day)}
                disabled={day === from}
                onChange={() => toggle(day)}
              />
              {formatWeekday(day, locale)}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className={buttonClass('secondary')}
          disabled={chosen.length === 0}
          onClick={() =>
            onCopy(
              from,
              week.filter((day) => chosen.includes(day)),
            )
          }
        >
          {text('hours.copyDo')}
        </button>
      </div>
    </details>
  )
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** A week for browsers without JavaScript: one range a day, submitted as `name.monday.start` and `name.monday.end`. */
export function NoScriptWeek({ name, slots }: { name: string; slots: readonly Slot[] }) {
  const text = useText()
  const { locale } = useHost()
  return (
    <ul className={styles.template}>
      {week.map((day) => {
        const label = formatWeekday(day, locale)
        const [first] = slotsOf(slots, day)
        return (
          <li key={day} className={styles.day}>
            <span className={styles.name}>{label}</span>
            {(['start', 'end'] as const).map((end) => (
              <input
                key={end}
                className={inputClass()}
                type="time"
                name={`${name}.${dayNames[day]}.${end}`}
                defaultValue={formatClockTime((end === 'start' ? first?.startTime : first?.endTime) ?? null)}
                aria-label={`${label}, ${text(`hours.${end}`)}`}
              />
            ))}
          </li>
        )
      })}
    </ul>
  )
}
