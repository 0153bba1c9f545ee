import type { Input } from '../Input'
import { lateInput } from '../lateInput'
import { formatReading } from './formatIndex'

/** A reading of a meter: five digits, a dot, three digits. */
export const indexInput: Input = {
  frame: () => 'label',
  component: lateInput('IndexControl', () => import('./IndexControl')),
  initial: ({ value }) => (typeof value === 'string' ? formatReading(value) : ''),
  hint: () => ({ key: 'indexInput.hint' }),
}
