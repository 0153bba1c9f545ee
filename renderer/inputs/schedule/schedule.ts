import { readSlots } from '../../../schemas/inputs/scheduleValue'
import type { Input } from '../Input'
import { lateInput } from '../lateInput'

/** The opening hours of a week: a list of schedule entries, in minutes since midnight. A day without one is closed. */
export const schedule: Input = {
  frame: () => 'group',
  component: lateInput('ScheduleControl', () => import('./ScheduleControl')),
  initial: ({ value }) => readSlots(value),
}
