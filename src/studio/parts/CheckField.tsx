import styles from './CheckField.module.css'

type Props = { label: string; checked: boolean; onChange(checked: boolean): void }

/** A labelled checkbox. */
export function CheckField({ label, checked, onChange }: Props) {
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
