import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { SubscribedEvent } from '../../../../../schemas/engine'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { OfferFacts } from '../parts/OfferFacts'
import { Unread } from '../parts/Unread'
import { ticketTarget } from '../ticketAddresses'
import { ticketOutcomes } from '../ticketOutcomes'
import type { TicketData } from './TicketScreen'

/** Asks whether to cancel a registration. With a script, a dialog asks instead. */
export function CancelScreen({ data: { ticket, isMissing, code } }: { data: TicketData }) {
  const { shellText: text } = useSession()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('tickets.cancelTitle')}</h1>
      </header>
      <FormOutcome texts={ticketOutcomes} form="ticket-cancellation" />
      {ticket && <Question ticket={ticket} code={code} />}
      {!ticket && isMissing && <EmptyMessage title={text('tickets.missing')} text={text('tickets.missingText')} />}
      {!ticket && !isMissing && <Unread />}
    </div>
  )
}

function Question({ ticket: { offer, subscription }, code }: { ticket: SubscribedEvent; code: string | undefined }) {
  const { portal, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const { uid = '', places, status } = subscription
  const isCancelled = status === 'cancelled'
  return (
    <>
      <p className={entries.section}>
        {isCancelled ? text('tickets.isCancelled') : text('tickets.cancelText', { title: offer.title, count: places })}
      </p>
      <OfferFacts offer={offer} />
      <form method="post" encType="multipart/form-data" action={portalPath(portal.cardName, `${path}?${search}`)}>
        <p className={entries.links}>
          <a
            className={buttonClass('secondary')}
            href={portalPath(portal.cardName, ticketTarget(uid, undefined, code))}
          >
            {text('tickets.keep')}
          </a>
          {!isCancelled && (
            <button type="submit" className={buttonClass('danger')}>
              {text(status === 'waiting' ? 'tickets.leave' : 'tickets.cancel')}
            </button>
          )}
        </p>
      </form>
    </>
  )
}
