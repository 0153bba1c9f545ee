import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { TicketOffer } from '../../../../../schemas/engine'
import { pagePaths, ticketEventPath } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import { DateCard } from '../../../pages/DateCard'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { OfferState } from '../parts/OfferState'
import { useEventTimes } from '../parts/useEventTimes'

export type EventsData = { offers: readonly TicketOffer[] }

/** The events that one can register for. */
export function EventsScreen({ data: { offers } }: { data: EventsData }) {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('tickets.events')}</h1>
        <p className={view.lead}>{text('tickets.lead')}</p>
      </header>
      {offers.length === 0 ? (
        <EmptyMessage title={text('tickets.emptyTitle')} text={text('tickets.emptyText')}>
          {hasPage(pagePaths.events) && (
            <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.events)}>
              {text('tickets.agenda')}
            </a>
          )}
        </EmptyMessage>
      ) : (
        <ul className={entries.list} aria-label={text('tickets.events')}>
          {offers.map((offer) => (
            <li key={offer.uid}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
      <p className={entries.links}>
        <a href={portalPath(portal.cardName, pagePaths.tickets)}>{text('tickets.own')}</a>
      </p>
    </>
  )
}

function OfferCard({ offer }: { offer: TicketOffer }) {
  const { portal } = useSession()
  const { dayOf, hoursOf } = useEventTimes()
  const { uid, title, startsAt, place, price, locale: lang } = offer
  return (
    <DateCard href={portalPath(portal.cardName, ticketEventPath(uid))} at={startsAt} title={title} lang={lang}>
      <span>
        {dayOf(startsAt)}, {hoursOf(offer)}
      </span>
      <span className={entries.muted} lang={lang}>
        {[place?.name, price].filter(Boolean).join(' · ')}
      </span>
      <OfferState offer={offer} />
    </DateCard>
  )
}
