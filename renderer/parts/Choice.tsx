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
    <label className={choiceClass}>
      <input {...input} className={tickClass} />
      <span>{label}</span>
    </label>
  )
}

/** Class of the label around a box or circle to tick, pressed anywhere, and of that box or circle. */
export const choiceClass = `${styles.choice}`
export const tickClass = `${styles.tick}`
