import { choiceClass, tickClass } from '../../../../../renderer/parts/Choice'
import type { AppointmentReminder } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import { allReminders } from '../reminders'
import styles from './booking.module.css'

/** The reminders to send. `chosen` are ticked at first. */
export function ReminderChoice({ chosen }: { chosen: readonly AppointmentReminder[] }) {
  const { shellText: text } = useSession()
  return (
    <fieldset className={styles.reminders}>
      <legend className={styles.heading}>{text('appointments.reminders')}</legend>
      {allReminders.map((reminder) => (
        <label key={reminder} className={choiceClass}>
          <input type="checkbox" name={reminder} defaultChecked={chosen.includes(reminder)} className={tickClass} />
          <span>{text(`appointments.reminder.${reminder}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
