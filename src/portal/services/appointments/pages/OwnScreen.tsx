import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { AppointmentList as Appointments } from '../../../../../schemas/engine'
import { ownAppointmentsPath } from '../../../../../schemas/routes/appointmentPaths'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession, useVisitor } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { AppointmentList } from './AppointmentList'

export type OwnData = {
  /** Undefined where they could not be read. */
  own: Appointments | undefined
}

/** All appointments of the visitor. */
export function OwnScreen({ data: { own } }: { data: OwnData }) {
  const { portal, shellText: text } = useSession()
  const account = useVisitor('account')
  const { hasPage } = useRouteLinks()
  const device = account
    ? []
    : [text('appointments.device'), ...(hasPage(pagePaths.account) ? [text('appointments.joinAccount')] : [])]
  const bookHref = portalPath(portal.cardName, pagePaths.appointments)
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('appointments.own')}</h1>
        {device.length > 0 && <p className={view.lead}>{device.join(' ')}</p>}
      </header>
      {!own && (
        <>
          <ErrorText>{text('appointments.unread')}</ErrorText>
          <a
            className={buttonClass('secondary')}
            href={portalPath(portal.cardName, ownAppointmentsPath)}
            target="_self"
          >
            {text('appointments.retry')}
          </a>
        </>
      )}
      {own && (
        <p className={styles.book}>
          <a className={buttonClass('primary')} href={bookHref}>
            {text('appointments.book')}
          </a>
        </p>
      )}
      {own && own.upcoming.length + own.past.length === 0 && (
        <EmptyMessage title={text('appointments.noneTitle')} text={text('appointments.noneText')} />
      )}
      {own && own.upcoming.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('appointments.upcoming')}</h2>
          <AppointmentList appointments={own.upcoming} label={text('appointments.upcoming')} />
        </section>
      )}
      {own && own.past.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('appointments.past')}</h2>
          <AppointmentList appointments={own.past} label={text('appointments.past')} />
        </section>
      )}
    </>
  )
}
