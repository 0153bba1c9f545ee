import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { SubscribedEvent } from '../../../../../schemas/engine'
import { pagePaths, ticketEventPath } from '../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { TicketDetails } from '../parts/TicketDetails'
import { Unread } from '../parts/Unread'
import { ticketOutcomes } from '../ticketOutcomes'
import { useTicket } from '../useTickets'

export type TicketData = {
  uid: string
  /** Undefined where it is not the visitor's and the address has no secret, and where it could not be read. */
  ticket: SubscribedEvent | undefined
  /** Whether the town says that the visitor has no such registration, rather than nothing, for want of a network. */
  isMissing: boolean
  /** The secret of its link. */
  code: string | undefined
}

/** The parameter `done` of an address is true of a registration with these statuses. */
const statusesOf: Readonly<Record<string, readonly string[]>> = {
  booked: ['confirmed'],
  waiting: ['waiting'],
  changed: ['confirmed', 'waiting'],
  cancelled: ['cancelled'],
}

/** A registration with its codes. Without a network it shows what the device has. */
export function TicketScreen({ data: { uid, ticket: read, isMissing, code } }: { data: TicketData }) {
  const { portal, shellText: text } = useSession()
  const done = new URLSearchParams(useRouteMatch().search).get('done') ?? ''
  const { ticket, isStored } = useTicket(uid, read, code !== undefined)
  const shown = isMissing ? undefined : ticket
  const isTrue = shown !== undefined && statusesOf[done]?.includes(shown.subscription.status) === true
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title} lang={shown?.offer.locale}>
          {shown?.offer.title ?? text('tickets.oneTitle')}
        </h1>
      </header>
      {isTrue && <FormOutcome texts={ticketOutcomes} form="ticket-cancellation" />}
      {shown && isStored && <p className={entries.section}>{text('tickets.offline')}</p>}
      {shown && <TicketDetails ticket={shown} code={code} isStored={isStored} />}
      {!shown && isMissing && <EmptyMessage title={text('tickets.missing')} text={text('tickets.missingText')} />}
      {!shown && !isMissing && <Unread />}
      <p className={entries.links}>
        {shown && <a href={portalPath(portal.cardName, ticketEventPath(shown.offer.uid))}>{text('tickets.toEvent')}</a>}
        <a href={portalPath(portal.cardName, pagePaths.tickets)}>{text('tickets.own')}</a>
      </p>
    </div>
  )
}
