import type { Input } from '../Input'
import { lateInput } from '../lateInput'

const isMark = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5

/** A mark from 0 to 5 stars; 0 is one, null is none. */
export const rating: Input = {
  frame: () => 'group',
  component: lateInput('RatingControl', () => import('./RatingControl')),
  initial: ({ value }) => (isMark(value) ? value : null),
}
