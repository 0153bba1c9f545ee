import styles from './Choice.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  onChange(): void
  label: string
}

/** A radio button or checkbox with a label that can be pressed anywhere. `--choice-color` marks the checked ones. */
export function Choice({ label, ...input }: Props) {
  return (
    <label className={choiceClass}>
      <input {...input} className={tickClass} />
      <span>{label}</span>
    </label>
  )
}

/** Classes of the label around a checkbox or radio button, and of that control. */
export const choiceClass = `${styles.choice}`
export const tickClass = `${styles.tick}`
