import { useRef } from 'react'
import { useHost } from '../../engine/HostContext'
import { Icon } from '../../parts/Icon'
import { asText } from '../asText'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useTyped } from '../useTyped'
import styles from './DateTimeControl.module.css'
import { toInstant, toLocalTime } from './localTime'

/** A date and a time of the town's clock. Its value is the instant. */
export function DateTimeControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const { timeZone } = useHost()
  const control = useRef<HTMLInputElement>(null)
  const local = toLocalTime(asText(value), timeZone)
  const take = (typed: string) => onChange(toInstant(typed, timeZone))
  useTyped(control, local, take)
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
        onChange={(event) => take(event.target.value)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <Icon name="calendar" />
    </span>
  )
}
