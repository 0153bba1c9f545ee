import type { InputProps } from './Input'

/** A value that is sent and never shown; what is no text, as JSON. */
export function Hidden({ name, value }: InputProps) {
  return name ? (
    <input type="hidden" name={name} value={typeof value === 'string' ? value : JSON.stringify(value)} />
  ) : null
}
