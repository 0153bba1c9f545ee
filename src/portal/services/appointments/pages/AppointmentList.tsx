import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Appointment } from '../../../../../schemas/engine'
import { appointmentPath } from '../../../../../schemas/routes/appointmentPaths'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { useDayAndTime } from '../booking/useMoment'
import styles from './appointments.module.css'

const dayOfMonth: Intl.DateTimeFormatOptions = { day: 'numeric' }
const month: Intl.DateTimeFormatOptions = { month: 'short' }

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
  const { locale, timeZone } = useHost()
  const { dayOf, timeOf } = useDayAndTime()
  return (
    <a className={`${cardClass()} ${styles.card}`} href={portalPath(portal.cardName, appointmentPath(uid))}>
      <span className={styles.date} aria-hidden="true" data-cancelled={status === 'cancelled' || undefined}>
        <span className={styles.dayNumber}>{formatDate(start, locale, timeZone, dayOfMonth)}</span>
        <span>{formatDate(start, locale, timeZone, month)}</span>
      </span>
      <span className={styles.texts}>
        <span className={styles.cardTitle} lang={prestation.locale}>
          {prestation.title}
        </span>
        <span>
          {dayOf(start)}, {text('appointments.fromTo', { start: timeOf(start), end: timeOf(end) })}
        </span>
        <span className={styles.muted}>{office.name}</span>
        {status === 'cancelled' && <span className={styles.cancelled}>{text('appointments.isCancelled')}</span>}
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}
