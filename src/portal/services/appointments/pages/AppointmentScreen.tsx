import { useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { ActionLink } from '../../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useFailureText } from '../../../../../renderer/parts/useFailureText'
import type { Appointment } from '../../../../../schemas/engine'
import { appointmentPath, ownAppointmentsPath } from '../../../../../schemas/routes/appointmentPaths'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { appointmentOutcomes } from '../appointmentOutcomes'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { FieldList } from '../booking/FieldList'
import { useMoment } from '../booking/useMoment'
import { type Choice, cancelPath, pathOf, steps } from '../Choice'
import { cancelModal } from '../cancelModal'

export type AppointmentData = {
  /** Undefined where it is not the visitor's, and the address has no secret. */
  appointment: Appointment | undefined
  /** The secret of its link, by which visitors open it to whom it does not belong. */
  code: Choice['code']
}

/** An appointment: its reference, when and where it is, and what changes it. */
export function AppointmentScreen({ data: { appointment, code } }: { data: AppointmentData }) {
  const { portal, shellText: text } = useSession()
  const done = new URLSearchParams(useRouteMatch().search).get('done')
  // A cancelled appointment is no longer confirmed, whatever the address says.
  const isTrue = (appointment?.status === 'cancelled') === (done === 'cancelled')
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('appointments.oneTitle')}</h1>
      </header>
      {isTrue && <FormOutcome texts={appointmentOutcomes} form="appointment-cancellation" />}
      {appointment ? (
        <Details appointment={appointment} code={code} />
      ) : (
        <EmptyMessage title={text('appointments.missing')} text={text('appointments.missingText')} />
      )}
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, ownAppointmentsPath)}>{text('appointments.own')}</a>
        <a href={portalPath(portal.cardName, pagePaths.appointments)}>{text('appointments.book')}</a>
      </p>
    </div>
  )
}

type Props = { appointment: Appointment; code: Choice['code'] }

function Details({ appointment, code }: Props) {
  const { shellText: text } = useSession()
  const { reference, status, prestation, office, fields, reminders, canChange } = appointment
  const isCancelled = status === 'cancelled'
  return (
    <article className={`${cardClass()} ${styles.details}`}>
      <p className={styles.reference}>
        <span className={styles.muted}>{text('appointments.reference')}</span>
        <strong>{reference}</strong>
      </p>
      <p role="status" className={styles.cancelled}>
        {isCancelled && text('appointments.isCancelled')}
      </p>
      <ChoiceFacts prestation={prestation} office={office} slot={appointment} isWhole={!isCancelled} />
      <Tools appointment={appointment} code={code} />
      {fields.length > 0 && <FieldList fields={fields} />}
      {!isCancelled && reminders.length > 0 && (
        <ul className={styles.reminders}>
          {reminders.map((reminder) => (
            <li key={reminder}>
              <Icon name="bell" /> {text(`appointments.reminder.${reminder}`)}
            </li>
          ))}
        </ul>
      )}
      {canChange && <Controls appointment={appointment} code={code} />}
    </article>
  )
}

/** The entry for a calendar, and the way to the office; for a cancelled appointment, only what takes it out of the calendar. */
function Tools({ appointment: { uid, office, status }, code }: Props) {
  const { portal, shellText: text } = useSession()
  const host = useHost()
  const calendar = portalPath(portal.cardName, `${appointmentPath(uid)}.ics`, code ? { code } : undefined)
  const isCancelled = status === 'cancelled'
  return (
    <p className={styles.tools}>
      <a className={buttonClass('secondary')} href={calendar} download="">
        <Icon name="calendar" />
        {text(isCancelled ? 'appointments.cancelInCalendar' : 'appointments.toCalendar')}
      </a>
      {!isCancelled && (
        <ActionLink
          className={buttonClass('secondary')}
          action={{ handler: 'directions', data: { lat: office.lat, lon: office.lon } }}
          run={(action) => host.run(action, { key: `directions-${uid}` })}
        >
          <Icon name="map" />
          {text('appointments.directions')}
        </ActionLink>
      )}
    </p>
  )
}

/** The links that move and cancel an appointment. With a script, the second opens the modal that asks. */
function Controls({ appointment, code }: Props) {
  const { portal, shellText: text } = useSession()
  const host = useHost()
  const moment = useMoment()
  const failureText = useFailureText()
  const [problem, setProblem] = useState<string>()
  const { uid, prestation, office, changeUntil } = appointment
  const change = { change: uid, code }
  const move = pathOf(steps.choose, { prestation: prestation.uid, office: office.uid, ...change })
  const cancel = async () => {
    setProblem(undefined)
    const modal = cancelModal(appointment, moment(appointment.start), code, text)
    setProblem(failureText(await host.run({ handler: 'modal', data: { modal } }, { key: `cancel-${uid}` })))
  }
  return (
    <div className={styles.controls}>
      {problem && <ErrorText>{problem}</ErrorText>}
      <p className={styles.muted}>{text('appointments.changeUntil', { moment: moment(changeUntil) })}</p>
      <p className={styles.tools}>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, move)} rel="nofollow">
          <Icon name="refresh" />
          {text('appointments.move')}
        </a>
        <a
          className={buttonClass('secondary')}
          href={portalPath(portal.cardName, pathOf(cancelPath, change))}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault()
            void cancel()
          }}
        >
          <Icon name="trash" />
          {text('appointments.cancel')}
        </a>
      </p>
    </div>
  )
}
