import { useEffect, useRef } from 'react'
import { FieldLabel } from '../FieldLabel'
import type { InputProps } from '../Input'
import styles from './Consent.module.css'
import { Tick } from './Tick'

/** A lone box to tick, with its label beside it. */
export function Consent({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before the script was there, taken up once
  useEffect(() => {
    if (box.current && box.current.checked !== (value === true)) onChange(box.current.checked)
  }, [])
  return (
    <label className={styles.consent} htmlFor={id}>
      <Tick
        ref={box}
        id={id}
        type="checkbox"
        name={name}
        value="true"
        required={field.required}
        disabled={disabled}
        checked={value === true}
        onChange={onChange}
        invalid={invalid}
        describedBy={describedBy}
      />
      <span>
        <FieldLabel field={field} />
      </span>
    </label>
  )
}
