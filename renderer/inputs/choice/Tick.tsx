import type { Ref } from 'react'
import { tickClass } from '../../parts/choiceClass'

type Props = {
  id: string
  ref?: Ref<HTMLInputElement>
  type: 'checkbox' | 'radio'
  name: string | undefined
  value?: string
  required?: boolean | undefined
  disabled?: boolean | undefined
  checked: boolean
  onChange(checked: boolean): void
  invalid: boolean
  describedBy?: string | undefined
}

/** A box to tick, or a circle of which one is filled, in the colours of the town. */
export function Tick({ onChange, invalid, describedBy, ...input }: Props) {
  return (
    <input
      {...input}
      className={tickClass}
      onChange={(event) => onChange(event.target.checked)}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  )
}
