import type { InputProps } from '../Input'
import { Choices } from './Choices'
import { Consent } from './Consent'

/** A lone box to tick, or several of them. */
export function Checkbox(props: InputProps) {
  return props.field.options ? <Choices {...props} /> : <Consent {...props} />
}
