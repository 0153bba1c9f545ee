import styles from './Choice.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  onChange(): void
  label: string
}

/** One of several things to choose, pressed anywhere. `--choice-color` marks what is chosen. */
export function Choice({ label, ...input }: Props) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{label}</span>
    </label>
  )
}
