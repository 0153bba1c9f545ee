import type { SubscribedEvent } from '../../../../../schemas/engine'
import { DateCard } from '../../../pages/DateCard'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { useEventTimes } from '../parts/useEventTimes'

type Props = {
  tickets: readonly SubscribedEvent[]
  /** Heading of the list. */
  title: string
  hrefOf(uid: string): string
}

/** Registrations below a heading, each a link to its page; nothing without any. */
export function TicketSection({ tickets, title, hrefOf }: Props) {
  if (tickets.length === 0) return null
  return (
    <section className={entries.section}>
      <h2 className={entries.heading}>{title}</h2>
      <ul className={entries.list} aria-label={title}>
        {tickets.map((ticket) => (
          <li key={ticket.subscription.uid}>
            <TicketCard ticket={ticket} href={hrefOf(ticket.subscription.uid ?? '')} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TicketCard({ ticket: { offer, subscription }, href }: { ticket: SubscribedEvent; href: string }) {
  const { shellText: text } = useSession()
  const { dayOf, hoursOf } = useEventTimes()
  const { title, startsAt, place, locale: lang } = offer
  const { places, position, status } = subscription
  return (
    <DateCard href={href} at={startsAt} title={title} lang={lang}>
      <span>
        {dayOf(startsAt)}, {hoursOf(offer)}
      </span>
      {place && (
        <span className={entries.muted} lang={lang}>
          {place.name}
        </span>
      )}
      <span className={entries.muted}>
        {status === 'waiting' && position !== undefined
          ? text('tickets.position', { position, count: places })
          : text('tickets.count', { count: places })}
      </span>
    </DateCard>
  )
}
