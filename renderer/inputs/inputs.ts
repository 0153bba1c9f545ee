import type { Input, InputType } from './Input'
import { Placeholder } from './Placeholder'

const placeholder: Input = {
  frame: () => 'label',
  component: Placeholder,
  initial: () => null,
  isEmpty: (value) => value === null,
}

/** How each kind of field behaves: the compiler names the one that is missing. */
export const inputs: { readonly [T in InputType]: Input } = {
  text: placeholder,
  textarea: placeholder,
  email: placeholder,
  password: placeholder,
  url: placeholder,
  phone: placeholder,
  date: placeholder,
  'date-time': placeholder,
  number: placeholder,
  'media-handle': placeholder,
  select: placeholder,
  radio: placeholder,
  checkbox: placeholder,
  slider: placeholder,
  range: placeholder,
  file: placeholder,
  picture: placeholder,
  'multi-file': placeholder,
  address: placeholder,
  index: placeholder,
  rating: placeholder,
  schedule: placeholder,
  hidden: placeholder,
}
