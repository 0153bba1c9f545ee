import { asText } from '../asText'
import type { Input } from '../Input'
import { lateInput } from '../lateInput'
import { formatReading } from './formatIndex'

const reading = /^[0-9]{5}\.[0-9]{3}$/

/** A reading of a meter: five digits, a dot, three digits. */
export const indexInput: Input = {
  frame: () => 'label',
  component: lateInput('IndexControl', () => import('./IndexControl')),
  initial: ({ value }) => (typeof value === 'string' ? formatReading(value) : ''),
  isEmpty: (value) => asText(value) === '',
  check: (_field, value) => (reading.test(asText(value)) ? undefined : { key: 'indexInput.incomplete' }),
  hint: () => ({ key: 'indexInput.hint' }),
}
