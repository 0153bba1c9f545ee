import { useId, useRef } from 'react'
import { checkDay, type DayMode, modeOf, type Slot } from '../../../schemas/inputs/scheduleValue'
import { useHost } from '../../engine/HostContext'
import { formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Icon } from '../../parts/Icon'
import { useFocusNext } from '../file/useFocusNext'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { nextSlot, slotsFor } from './changeWeek'
import styles from './DayHours.module.css'
import { RangeRow } from './RangeRow'

type Props = Pick<InputProps, 'id' | 'invalid' | 'describedBy' | 'disabled'> & {
  day: number
  slots: readonly Slot[]
  onChange(slots: readonly Slot[]): void
  /** Tells what happened to whoever does not see it. */
  onSay(what: string): void
}

const modes: readonly DayMode[] = ['closed', 'hours', 'always', 'appointment']
/** More ranges a day have no sense. */
const most = 6

/** The hours of one day: whether it is open, and when. */
export function DayHours({ id, day, slots, invalid, describedBy, disabled, onChange, onSay }: Props) {
  const text = useText()
  const { locale } = useHost()
  const root = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const focusNext = useFocusNext(root)
  const name = formatWeekday(day, locale)
  const mode = modeOf(slots)
  const error = invalid ? checkDay(slots) : undefined

  const add = () => {
    focusNext(`li:nth-child(${slots.length + 1}) input`)
    onChange([...slots, nextSlot(slots, day)])
  }
  const remove = (index: number) => {
    focusNext(slots.length > 1 ? `li:nth-child(${Math.min(index, slots.length - 2) + 1}) button` : 'select')
    onSay(text('hours.removed', { day: name }))
    onChange(slots.filter((_, place) => place !== index))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset for each day would be announced at every one of its controls
    <div ref={root} className={styles.day} role="group" aria-labelledby={`${id}-name`}>
      <label id={`${id}-name`} className={styles.name} htmlFor={id}>
        {name}
      </label>
      <span className={styles.mode}>
        <select
          id={id}
          className={inputClass(styles.select)}
          value={mode}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={(invalid && (error !== undefined || slots.length === 0)) || undefined}
          onChange={(event) => {
            const next = modes.find((each) => each === event.currentTarget.value) ?? 'closed'
            onChange(slotsFor(day, next))
          }}
        >
          {modes.map((each) => (
            <option key={each} value={each}>
              {text(`hours.mode.${each}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      {mode === 'hours' && (
        <div className={styles.hours}>
          <ul className={styles.ranges}>
            {slots.map((slot, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the ranges of a day are told apart by their order alone
              <li key={index}>
                <RangeRow
                  slot={slot}
                  number={index + 1}
                  dayName={name}
                  invalid={error !== undefined}
                  describedBy={error && errorId}
                  disabled={disabled}
                  onChange={(next) => onChange(slots.map((each, place) => (place === index ? next : each)))}
                  onRemove={() => remove(index)}
                />
              </li>
            ))}
          </ul>
          {error && (
            <p id={errorId} className={styles.error}>
              <Icon name="warning" />
              <span>{text(error.key)}</span>
            </p>
          )}
          {slots.length < most && !disabled && (
            <button
              type="button"
              className={`${buttonClass('link')} ${styles.add}`}
              aria-label={text('hours.addTo', { day: name })}
              onClick={add}
            >
              <Icon name="plus" />
              {text('hours.add')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
