import { useId, useRef } from 'react'
import { checkDay, type DayMode, modeOf, type Slot } from '../../../schemas/inputs/scheduleValue'
import { useHost } from '../../engine/HostContext'
import { formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { buttonClass, iconButtonClass } from '../../parts/buttonClass'
import { tickClass } from '../../parts/Choice'
import { Icon } from '../../parts/Icon'
import { NativeSelect } from '../choice/NativeSelect'
import { FieldErrorText } from '../FieldErrorText'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useFocusAfterRender } from '../useFocusAfterRender'
import styles from './DayHours.module.css'
import { formatClockTime, nextSlot, parseClockTime, slotsForMode } from './weekSlots'

type DayHoursProps = Pick<InputProps, 'id' | 'invalid' | 'describedBy' | 'disabled'> & {
  day: number
  slots: readonly Slot[]
  /** Whether the week has no hours at all. */
  isEmpty: boolean
  onChange(slots: readonly Slot[]): void
  /** Called with a sentence for screen readers. */
  onAnnounce(what: string): void
}

const modes: readonly DayMode[] = ['closed', 'hours', 'always', 'appointment']
/** Maximum number of ranges a day. */
const maxRanges = 6

/** The opening hours of one day. */
export function DayHours(props: DayHoursProps) {
  const { id, day, slots, isEmpty, invalid, describedBy, disabled, onChange, onAnnounce } = props
  const text = useText()
  const { locale } = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterRender(root)
  const name = formatWeekday(day, locale)
  const mode = modeOf(slots)
  const error = invalid ? checkDay(slots) : undefined

  const add = () => {
    focusNext(`li:nth-child(${slots.length + 1}) input`)
    onChange([...slots, nextSlot(slots, day)])
  }
  const remove = (index: number) => {
    focusNext(slots.length > 1 ? `li:nth-child(${Math.min(index, slots.length - 2) + 1}) button` : 'select')
    onAnnounce(text('hours.removed', { day: name }))
    onChange(slots.filter((_, place) => place !== index))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset for each day would be announced at every one of its controls
    <div ref={root} className={styles.day} role="group" aria-labelledby={`${id}-name`}>
      <label id={`${id}-name`} className={styles.name} htmlFor={id}>
        {name}
      </label>
      <NativeSelect
        id={id}
        value={mode}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={(invalid && (error !== undefined || isEmpty)) || undefined}
        onChange={(event) => {
          const next = modes.find((option) => option === event.currentTarget.value) ?? 'closed'
          onChange(slotsForMode(day, next))
        }}
      >
        {modes.map((option) => (
          <option key={option} value={option}>
            {text(`hours.mode.${option}`)}
          </option>
        ))}
      </NativeSelect>
      {mode === 'hours' && (
        <DayRanges
          slots={slots}
          dayName={name}
          error={error && text(error.key)}
          disabled={disabled}
          onChange={onChange}
          onAdd={add}
          onRemove={remove}
        />
      )}
    </div>
  )
}

type DayRangesProps = Pick<DayHoursProps, 'slots' | 'disabled' | 'onChange'> & {
  dayName: string
  error: string | undefined
  onAdd(): void
  onRemove(index: number): void
}

/** The ranges of one day, and a button that adds one. */
function DayRanges({ slots, dayName, error, disabled, onChange, onAdd, onRemove }: DayRangesProps) {
  const text = useText()
  const errorId = useId()
  return (
    <div className={styles.hours}>
      <ul className={styles.ranges}>
        {slots.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ranges of a day have no identity but their order
          <li key={index}>
            <RangeRow
              slot={slot}
              number={index + 1}
              dayName={dayName}
              invalid={error !== undefined}
              describedBy={error && errorId}
              disabled={disabled}
              onChange={(next) => onChange(slots.map((other, place) => (place === index ? next : other)))}
              onRemove={() => onRemove(index)}
            />
          </li>
        ))}
      </ul>
      {error && <FieldErrorText id={errorId}>{error}</FieldErrorText>}
      {slots.length < maxRanges && !disabled && (
        <button
          type="button"
          className={`${buttonClass('link')} ${styles.add}`}
          aria-label={text('hours.addTo', { day: dayName })}
          onClick={onAdd}
        >
          <Icon name="plus" />
          {text('hours.add')}
        </button>
      )}
    </div>
  )
}

type RangeRowProps = {
  slot: Slot
  /** Number among the ranges of its day, from 1. */
  number: number
  dayName: string
  invalid: boolean
  describedBy?: string | undefined
  disabled?: boolean | undefined
  onChange(slot: Slot): void
  onRemove(): void
}

/** One range of a day: start, end and whether it is by appointment. */
function RangeRow({ slot, number, dayName, invalid, describedBy, disabled, onChange, onRemove }: RangeRowProps) {
  const text = useText()
  const time = (end: 'start' | 'end') => (
    <input
      className={inputClass(styles.time)}
      type="time"
      value={formatClockTime(end === 'start' ? slot.startTime : slot.endTime)}
      disabled={disabled}
      aria-label={text(`hours.${end}Of`, { day: dayName, number })}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        const minutes = parseClockTime(event.currentTarget.value, end === 'end')
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
          className={`${iconButtonClass} ${styles.remove}`}
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
