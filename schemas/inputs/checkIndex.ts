import type { BrokenRule } from './BrokenRule'
import type { Field } from './Field'

const reading = /^[0-9]{5}\.[0-9]{3}$/

/** A reading of a meter: five digits, a dot, three digits. */
export const checkIndex = (_: Field, text: string): BrokenRule | undefined =>
  reading.test(text) ? undefined : { key: 'indexInput.incomplete' }
