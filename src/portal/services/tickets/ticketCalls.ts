import type { FormCall } from '../../../../schemas/door'
import { ticketsOperations } from '../../../../schemas/generated/ticketsOperations'
import { ticketAddress } from './ticketQueries'

/** What a visitor asks for. */
export type Wish = {
  places: number
  /** The places that the visitor has, as the page says. */
  placesBefore: number
  /** Whether to wait when there are not enough free places. */
  waits?: boolean
  /** Absent in a change of the number of places. */
  name?: string
  email?: string
}

/** Registers for an event, or changes the number of places. */
export const subscribeCall = (event: string, portalName: string, body: Wish): FormCall => ({
  method: ticketsOperations.subscribe.method,
  endpoint: ticketAddress('subscribe', event, { portalName }),
  body,
  succeedsWith: 200,
})

/** Whose registration a link opens. */
export type TicketLink = { uid: string; code: string }

/** Changes the number of places of a registration by its link. */
export const changeCall = ({ uid, code }: TicketLink, body: Pick<Wish, 'places' | 'placesBefore'>): FormCall => ({
  method: ticketsOperations.changeSubscription.method,
  endpoint: ticketAddress('changeSubscription', uid, { code }),
  body,
  succeedsWith: 200,
})

/** Gives the places of a registration back, which is answered without a body. */
export const cancelCall = (uid: string, code: string | undefined): FormCall => ({
  method: ticketsOperations.cancelSubscription.method,
  endpoint: ticketAddress('cancelSubscription', uid, { code }),
  succeedsWith: 204,
})
