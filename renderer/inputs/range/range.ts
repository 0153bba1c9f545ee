import type { Input } from '../Input'
import { lateInput } from '../lateInput'
import { scaleOf } from '../slider/scaleOf'
import { isLongEnough, readSpan, spanOf } from './spanOf'

/** Two numbers along a line, at least 10 apart. It always holds them: both ends of the line unless told. */
export const range: Input = {
  frame: () => 'group',
  component: lateInput('RangeControl', () => import('./RangeControl')),
  initial: (field) => spanOf(scaleOf(field), field.value),
  isEmpty: (value) => readSpan(value) === undefined,
  check: (field, value) => (isLongEnough(scaleOf(field), value) ? undefined : { key: 'range.short' }),
}
