import type { BrokenRule } from './BrokenRule'
import type { Field } from './Field'
import { limits } from './limits'

/** Characters as people count them, not units of UTF-16. */
const count = (text: string): number => [...text].length

/** Too short is `error.notLong.text`: not long enough. `least` and `most` count unless the field has its own. */
export function checkLength(
  { minLength, maxLength }: Field,
  text: string,
  least = 0,
  most: number = limits.text,
): BrokenRule | undefined {
  const length = count(text)
  const min = minLength ?? least
  const max = maxLength ?? most
  if (length < min) return { key: 'error.notLong.text', values: { min } }
  return length > max ? { key: 'error.textTooLong', values: { max } } : undefined
}
