import type { FastifyInstance } from 'fastify'
import type { SubscribedEvent, TicketSubscription } from '../../../../schemas'
import { isLocale } from '../../../../schemas/engine'
import subscribedContract from '../../../../schemas/generated/entities/subscribed-event.js'
import { pagePaths, ticketPath } from '../../../../schemas/routes/pagePaths'
import { servesPath } from '../../../../schemas/routes/services'
import { ticketReference } from '../../../../schemas/tickets/ticketReference'
import { ticketTexts } from '../../api/tickets/ticketTexts'
import { notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { type OwnRoute, readOwn, sendOwnCalendar } from './ownCalendar'
import { openTown, type PublicTown, type TownOptions, validPart } from './PublicTown'
import { writeCalendar } from './writeCalendar'

const check = validPart(subscribedContract)

const statuses = { confirmed: 'CONFIRMED', waiting: 'TENTATIVE', cancelled: 'CANCELLED' } as const

/** Serves a registration as an entry for the visitor's calendar: to its owner, and to who has the secret of its link. */
export function registerTicketCalendar(app: FastifyInstance, options: TownOptions & { now(): Date }): void {
  app.get<OwnRoute>(`/:card${ticketPath('')}:uid.ics`, { config: quiet }, async (request, reply) => {
    const town = await openTown(request, reply, options)
    if (!servesPath(town.portal, pagePaths.tickets)) throw notFound('The town has no tickets.')
    const { uid } = request.params
    const path = `/ticketing-service/api/v1/web/tickets/${encodeURIComponent(uid)}`
    const ticket = await readOwn(request, reply, options, town, { path, check })
    return sendOwnCalendar(reply, ticketReference(uid), calendarOf(uid, ticket, town, options.now()))
  })
}

function calendarOf(uid: string, ticket: SubscribedEvent, town: PublicTown, now: Date): string {
  const { offer, subscription } = ticket
  const { portal, locale, pageUrl } = town
  const { status, sequence = 0 } = subscription
  const { title, startsAt, endsAt, place } = offer
  const event = {
    uid,
    title,
    summary: summaryOf(uid, ticket, isLocale(locale) ? locale : portal.defaultLocale),
    ...{ startsAt, endsAt, sequence },
    updatedAt: now.toISOString(),
    ...(status !== 'none' && { status: statuses[status] }),
    ...(place && { place }),
    url: pageUrl(ticketPath(uid)),
  }
  return writeCalendar({ name: portal.name, card: portal.cardName, events: [event] })
}

/** How many places are taken or waited for, and what they cost. */
function summaryOf(
  uid: string,
  { offer, subscription }: SubscribedEvent,
  locale: PublicTown['portal']['defaultLocale'],
) {
  const texts = ticketTexts(locale)
  const { places, position } = subscription
  return [
    texts(statusText(subscription)),
    ...(places > 0 ? [texts('mail.places', { places })] : []),
    ...(position === undefined ? [] : [texts('mail.position', { position })]),
    texts('mail.reference', { reference: ticketReference(uid) }),
    ...(offer.price === undefined ? [] : [texts('mail.price', { price: offer.price })]),
  ].join('\n')
}

const statusText = ({ status }: TicketSubscription) =>
  status === 'waiting' ? 'mail.waiting' : status === 'confirmed' ? 'mail.confirmed' : 'mail.cancelled'
