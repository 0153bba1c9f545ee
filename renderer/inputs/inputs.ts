import type { Input, InputType } from './Input'
import { Placeholder } from './Placeholder'
import { simpleInputs } from './simpleInputs'

const placeholder: Input = {
  frame: () => 'label',
  component: Placeholder,
  initial: () => null,
  isEmpty: (value) => value === null,
}

/** How each kind of field behaves: the compiler names the one that is missing. */
export const inputs: { readonly [T in InputType]: Input } = {
  ...simpleInputs,
  slider: placeholder,
  range: placeholder,
  file: placeholder,
  picture: placeholder,
  'multi-file': placeholder,
  address: placeholder,
  index: placeholder,
  rating: placeholder,
  schedule: placeholder,
}
