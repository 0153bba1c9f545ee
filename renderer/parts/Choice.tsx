import styles from './Choice.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  onChange(): void
  label: string
}

/** A radio button or checkbox whose whole label can be pressed. `--choice-color` marks the checked ones. */
export function Choice({ label, ...input }: Props) {
  return (
    <label className={choiceClass}>
      <input {...input} className={tickClass} />
      <span>{label}</span>
    </label>
  )
}

/** Classes of the label and of the radio button or checkbox inside. */
export const choiceClass = `${styles.choice}`
export const tickClass = `${styles.tick}`
