import type { Slot } from '../../../schemas/inputs/scheduleValue'
import { useText } from '../../i18n/TextContext'
import { tickClass } from '../../parts/choiceClass'
import { Icon } from '../../parts/Icon'
import { inputClass } from '../inputClass'
import { readClock, writeClock } from './clockTime'
import styles from './RangeRow.module.css'

type Props = {
  slot: Slot
  /** Place among the ranges of its day, from 1. */
  number: number
  dayName: string
  invalid: boolean
  describedBy?: string | undefined
  disabled?: boolean | undefined
  onChange(slot: Slot): void
  onRemove(): void
}

/** From when to when, and whether by appointment. */
export function RangeRow({ slot, number, dayName, invalid, describedBy, disabled, onChange, onRemove }: Props) {
  const text = useText()
  const time = (end: 'start' | 'end') => (
    <input
      className={inputClass(styles.time)}
      type="time"
      value={writeClock(end === 'start' ? slot.startTime : slot.endTime)}
      disabled={disabled}
      aria-label={text(`hours.${end}Of`, { day: dayName, number })}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        const minutes = readClock(event.currentTarget.value, end === 'end')
        onChange(end === 'start' ? { ...slot, startTime: minutes } : { ...slot, endTime: minutes })
      }}
    />
  )
  const toggle = () => {
    const { appointment, ...rest } = slot
    onChange(appointment ? rest : { ...rest, appointment: true })
  }
  return (
    <div className={styles.range}>
      <span className={styles.times}>
        {time('start')}
        <span aria-hidden="true">–</span>
        {time('end')}
        <button
          type="button"
          className={styles.remove}
          disabled={disabled}
          aria-label={text('hours.remove', { day: dayName, number })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </span>
      <label className={styles.appointment}>
        <input
          className={tickClass}
          type="checkbox"
          checked={slot.appointment ?? false}
          disabled={disabled}
          onChange={toggle}
        />
        <span>{text('hours.byAppointment')}</span>
      </label>
    </div>
  )
}
