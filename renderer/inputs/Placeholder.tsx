import type { InputProps } from './Input'

/** Stands in for a control that is still to come. */
export function Placeholder({ id }: InputProps) {
  return <output id={id} />
}
