import type { AppointmentReminder } from '../../../../schemas/engine'

/** When reminders may be sent, the first one first. */
export const allReminders: readonly AppointmentReminder[] = ['P2D', 'PT2H']

/** The reminders whose box is ticked. */
export const chosenReminders = (isTicked: (name: AppointmentReminder) => boolean): AppointmentReminder[] =>
  allReminders.filter(isTicked)
