import { scaleOf } from '../../../schemas/inputs/scaleOf'
import type { Input } from '../Input'
import { lateInput } from '../lateInput'
import { spanOf } from './spanOf'

/** Two numbers along a line, at least 10 apart. It always holds them: both ends of the line unless told. */
export const range: Input = {
  frame: () => 'group',
  component: lateInput('RangeControl', () => import('./RangeControl')),
  initial: (field) => spanOf(scaleOf(field), field.value),
}
