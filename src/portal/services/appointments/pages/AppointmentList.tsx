import type { Appointment } from '../../../../../schemas/engine'
import { appointmentPath } from '../../../../../schemas/routes/appointmentPaths'
import { portalPath } from '../../../location/urls'
import { DateCard } from '../../../pages/DateCard'
import styles from '../../../pages/entries.module.css'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'

/** Appointments, each a link to its page. `label` names the list for screen readers. */
export function AppointmentList({ appointments, label }: { appointments: readonly Appointment[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {appointments.map((appointment) => (
        <li key={appointment.uid}>
          <AppointmentCard appointment={appointment} />
        </li>
      ))}
    </ul>
  )
}

function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { uid, status, start, end, prestation, office } = appointment
  const { portal, shellText: text } = useSession()
  const { dayOf, timeOf } = useDayAndTime()
  return (
    <DateCard
      href={portalPath(portal.cardName, appointmentPath(uid))}
      at={start}
      title={prestation.title}
      lang={prestation.locale}
      isCancelled={status === 'cancelled'}
    >
      <span>
        {dayOf(start)}, {text('appointments.fromTo', { start: timeOf(start), end: timeOf(end) })}
      </span>
      <span className={styles.muted}>{office.name}</span>
      {status === 'cancelled' && <span className={styles.cancelled}>{text('appointments.isCancelled')}</span>}
    </DateCard>
  )
}
