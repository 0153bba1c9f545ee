import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { Appointment } from '../../../../../schemas/engine'
import { usePosted } from '../../../forms/usePosted'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { PostedRefusal } from '../booking/PostedRefusal'
import { useMoment } from '../booking/useMoment'
import { appointmentTarget, type Choice } from '../Choice'

export type CancelData = { appointment: Appointment | undefined; code: Choice['code'] }

/** Asks whether to cancel an appointment. With a script, a modal asks instead. */
export function CancelScreen({ data: { appointment, code } }: { data: CancelData }) {
  const { portal, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const moment = useMoment()
  const posted = usePosted('appointment-cancellation')
  if (!appointment) {
    return (
      <div className={view.text}>
        <header className={view.header}>
          <h1 className={view.title}>{text('appointments.cancelTitle')}</h1>
        </header>
        <EmptyMessage title={text('appointments.missing')} text={text('appointments.missingText')} />
      </div>
    )
  }
  const { prestation, office, start, uid, canChange } = appointment
  const back = portalPath(portal.cardName, appointmentTarget(uid, undefined, code))
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('appointments.cancelTitle')}</h1>
        <p className={view.lead}>
          {text('appointments.cancelText', { prestation: prestation.title, moment: moment(start) })}
        </p>
      </header>
      <PostedRefusal posted={posted} />
      <ChoiceFacts prestation={prestation} office={office} slot={appointment} />
      {!canChange && <p>{text('appointments.tooLate')}</p>}
      <form method="post" encType="multipart/form-data" action={portalPath(portal.cardName, `${path}?${search}`)}>
        <p className={styles.links}>
          <a className={buttonClass('secondary')} href={back}>
            {text('appointments.keep')}
          </a>
          {canChange && (
            <button type="submit" className={buttonClass('danger')}>
              {text('appointments.cancel')}
            </button>
          )}
        </p>
      </form>
    </div>
  )
}
