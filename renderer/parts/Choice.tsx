import { choiceClass, tickClass } from './choiceClass'

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
