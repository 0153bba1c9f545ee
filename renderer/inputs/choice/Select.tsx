import type { InputProps } from '../Input'
import { Choices } from './Choices'
import { Dropdown } from './Dropdown'

/** One option of a list that opens; several, of a list that lies open. */
export function Select(props: InputProps) {
  return props.field.multiple ? <Choices {...props} /> : <Dropdown {...props} />
}
