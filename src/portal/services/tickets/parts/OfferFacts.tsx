import type { TicketOffer } from '../../../../../schemas/engine'
import { Fact, FactDay, Facts } from '../../../pages/Fact'
import { useSession } from '../../../session/Session'
import { OfferState } from './OfferState'
import { useEventTimes } from './useEventTimes'

/** When and where an event is and what it costs. `isWhole` adds its places and until when one can register. */
export function OfferFacts({ offer, isWhole = false }: { offer: TicketOffer; isWhole?: boolean }) {
  const { shellText: text } = useSession()
  const { moment, dayOf, hoursOf } = useEventTimes()
  const { startsAt, place, price, locale: lang, capacity, perPerson, state, opensAt, closesAt } = offer
  return (
    <Facts>
      <Fact icon="calendar" label={text('tickets.when')}>
        <FactDay>{dayOf(startsAt)}</FactDay>
        <span>{hoursOf(offer)}</span>
      </Fact>
      {place && (
        <Fact icon="pin" label={text('tickets.where')}>
          <strong lang={lang}>{place.name}</strong>
          <span>{place.address}</span>
        </Fact>
      )}
      {price && (
        <Fact icon="euro" label={text('tickets.price')}>
          <span lang={lang}>{price}</span>
          <span>{text('tickets.payment')}</span>
        </Fact>
      )}
      {isWhole && (
        <>
          <Fact icon="user" label={text('tickets.places')}>
            <OfferState offer={offer} />
            <span>{text('tickets.capacity', { capacity })}</span>
            <span>{text('tickets.perPerson', { count: perPerson })}</span>
          </Fact>
          <Fact icon="clock" label={text('tickets.period')}>
            <span>{text('tickets.opens', { moment: moment(opensAt) })}</span>
            <span>{text(state === 'closed' ? 'tickets.closed' : 'tickets.closes', { moment: moment(closesAt) })}</span>
          </Fact>
        </>
      )}
    </Facts>
  )
}
