import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { portalPath } from '../../../location/urls'
import { useHash } from '../../../location/useHash'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { TicketDetails } from '../parts/TicketDetails'
import { readStoredTickets } from '../storedTickets'
import { TicketSections } from './TicketsScreen'

/** The registrations that the device has, and the one that the hash names, without a network. */
export function OfflineScreen({ data: { title } }: { data: { title: string } }) {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  const uid = useHash()
  const tickets = hydrated ? readStoredTickets(portal.cardName) : undefined
  const ticket = tickets?.find(({ subscription }) => subscription.uid === uid)
  if (ticket) {
    return (
      <div className={view.text}>
        <header className={view.header}>
          <h1 className={view.title} lang={ticket.offer.locale}>
            {ticket.offer.title}
          </h1>
          <p className={view.lead}>{text('tickets.offline')}</p>
        </header>
        <TicketDetails ticket={ticket} isStored />
        <p className={entries.links}>
          <a href={portalPath(portal.cardName, '/billets/hors-ligne')}>{text('tickets.own')}</a>
        </p>
      </div>
    )
  }
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
        {tickets && tickets.length > 0 && <p className={view.lead}>{text('tickets.offline')}</p>}
      </header>
      <noscript>{text('tickets.noScript')}</noscript>
      {tickets && <TicketSections tickets={tickets} hrefOf={(each) => `#${each}`} />}
      {tickets?.length === 0 && <EmptyMessage title={text('tickets.noneTitle')} text={text('tickets.offlineNone')} />}
    </>
  )
}
