import type { Input } from '../Input'
import { lateInput } from '../lateInput'
import { checkSchedule, readSlots } from './scheduleValue'

/** The opening hours of a week: a list of schedule entries, in minutes since midnight. A day without one is closed. */
export const schedule: Input = {
  frame: () => 'group',
  component: lateInput('ScheduleControl', () => import('./ScheduleControl')),
  initial: ({ value }) => readSlots(value),
  isEmpty: (value) => readSlots(value).length === 0,
  check: (_field, value) => checkSchedule(value),
}
