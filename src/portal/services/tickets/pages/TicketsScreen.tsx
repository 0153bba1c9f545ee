import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { SubscribedEvent } from '../../../../../schemas/engine'
import { pagePaths, ticketPath } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession, useVisitor } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { Unread } from '../parts/Unread'
import { useTickets } from '../useTickets'
import { TicketSection } from './TicketSection'

export type TicketsData = {
  /** Undefined where they could not be read. */
  tickets: readonly SubscribedEvent[] | undefined
}

/** The visitor's registrations: those to come, those that wait, and those that are over. */
export function TicketsScreen({ data }: { data: TicketsData }) {
  const { portal, shellText: text } = useSession()
  const account = useVisitor('account')
  const { hasPage } = useRouteLinks()
  const shown = useTickets(data.tickets)
  const device = account
    ? []
    : [text('tickets.device'), ...(hasPage(pagePaths.account) ? [text('tickets.joinAccount')] : [])]
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('tickets.own')}</h1>
        {device.length > 0 && <p className={view.lead}>{device.join(' ')}</p>}
      </header>
      {!shown || (shown.isStored && shown.tickets.length === 0) ? (
        <Unread />
      ) : (
        <>
          {shown.isStored && <p className={entries.section}>{text('tickets.offline')}</p>}
          {shown.tickets.length === 0 && (
            <EmptyMessage title={text('tickets.noneTitle')} text={text('tickets.noneText')} />
          )}
          <TicketSections
            tickets={shown.tickets}
            hrefOf={(uid) =>
              shown.isStored
                ? `${portalPath(portal.cardName, '/billets/hors-ligne')}#${uid}`
                : portalPath(portal.cardName, ticketPath(uid))
            }
          />
          <p className={entries.links}>
            <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.ticketEvents)}>
              {text('tickets.all')}
            </a>
          </p>
        </>
      )}
    </>
  )
}

type SectionsProps = { tickets: readonly SubscribedEvent[]; hrefOf(uid: string): string }

export function TicketSections({ tickets, hrefOf }: SectionsProps) {
  const { shellText: text } = useSession()
  const { now } = useHost()
  const isOver = ({ offer }: SubscribedEvent) => Date.parse(offer.endsAt) <= now().getTime()
  const coming = tickets.filter((ticket) => !isOver(ticket))
  const waits = ({ subscription }: SubscribedEvent) => subscription.status === 'waiting'
  return (
    <>
      <TicketSection
        tickets={coming.filter((ticket) => !waits(ticket))}
        title={text('tickets.upcoming')}
        hrefOf={hrefOf}
      />
      <TicketSection tickets={coming.filter(waits)} title={text('tickets.waitingList')} hrefOf={hrefOf} />
      <TicketSection tickets={tickets.filter(isOver)} title={text('tickets.past')} hrefOf={hrefOf} />
    </>
  )
}
