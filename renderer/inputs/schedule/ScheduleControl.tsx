import { useState } from 'react'
import { readSlots, slotsOf, week } from '../../../schemas/inputs/scheduleValue'
import { useHost } from '../../engine/HostContext'
import { formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { CopyDay } from './CopyDay'
import { copyDay, withDay } from './changeWeek'
import { DayHours } from './DayHours'
import styles from './ScheduleControl.module.css'
import { WeekTemplate } from './WeekTemplate'

/** Opening hours of a week, day by day, with as many ranges as a day has; the hours of a day can be copied to others. */
export function ScheduleControl({ id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const { locale } = useHost()
  const [said, say] = useState('')
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
              invalid={invalid}
              describedBy={describedBy}
              disabled={disabled}
              onChange={(own) => onChange(withDay(slots, day, own))}
              onSay={say}
            />
          </li>
        ))}
      </ul>
      {!disabled && (
        <CopyDay
          onCopy={(from, to) => {
            const days = to.map((day) => formatWeekday(day, locale)).join(', ')
            say(text('hours.copied', { day: formatWeekday(from, locale), days }))
            onChange(copyDay(slots, from, to))
          }}
        />
      )}
      {name && (
        <noscript>
          <WeekTemplate name={name} />
        </noscript>
      )}
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  )
}
