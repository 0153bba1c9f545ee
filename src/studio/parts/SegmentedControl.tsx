import { useId } from 'react'
import styles from './SegmentedControl.module.css'

type Choice<V> = {
  value: V
  label: string
  /** Accessible name, if the label is an abbreviation. */
  name?: string
  lang?: string
}

type Props<V> = {
  label: string
  hidesLabel?: boolean
  value: V
  choices: readonly Choice<V>[]
  onChoose(value: V): void
}

/** Radio buttons side by side. */
export function SegmentedControl<V extends string>({ label, hidesLabel, value, choices, onChoose }: Props<V>) {
  const group = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={hidesLabel ? styles.hidden : styles.label}>{label}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} lang={choice.lang}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span className={styles.face}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
