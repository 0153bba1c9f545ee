import { useId } from 'react'
import styles from './SelectField.module.css'

type Props<V> = {
  label: string
  hidesLabel?: boolean
  value: V
  choices: readonly { value: V; label: string; lang?: string }[]
  onChoose(value: V): void
}

/** A labelled drop-down. */
export function SelectField<V extends string>({ label, hidesLabel, value, choices, onChoose }: Props<V>) {
  const id = useId()
  return (
    <div>
      <label className={hidesLabel ? styles.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
