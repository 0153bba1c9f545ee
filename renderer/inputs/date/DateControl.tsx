import { useRef } from 'react'
import { checkDate, normalizeDate } from '../../../schemas/inputs/dateValue'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import { AffixButton, Affixed } from '../Affixed'
import { asString } from '../asString'
import { autoComplete } from '../autoComplete'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'
import styles from './DateControl.module.css'

const fullDate: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

/** A date typed as `YYYY-MM-DD` or picked from the browser's calendar, with the full date in words below. */
export function DateControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const { locale } = useHost()
  const control = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const date = asString(value)
  const changeText = (typed: string) => onChange(normalizeDate(typed.trim()))
  useRestoredText(control, date, changeText)
  const isDate = checkDate(field, date) === undefined
  const pickButton = (
    <AffixButton label={text('date.pick')} onPress={() => showPicker(picker.current)} disabled={disabled}>
      <Icon name="calendar" />
    </AffixButton>
  )
  return (
    <>
      <Affixed after={pickButton}>
        <input
          ref={control}
          id={id}
          name={name}
          className={inputClass()}
          inputMode="numeric"
          pattern="\d{4}-\d{2}-\d{2}"
          required={field.required}
          placeholder={field.placeholder}
          autoComplete={autoComplete(field) ?? 'off'}
          disabled={disabled}
          value={date}
          onChange={(event) => changeText(event.target.value)}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
        <input
          ref={picker}
          className={styles.picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={isDate ? date : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      </Affixed>
      {isDate && <p className={styles.words}>{formatDate(date, locale, 'UTC', fullDate)}</p>}
    </>
  )
}

/** Opens the browser's calendar, or focuses the field where the browser does not allow that. */
function showPicker(picker: HTMLInputElement | null): void {
  try {
    picker?.showPicker()
  } catch {
    picker?.focus()
  }
}
