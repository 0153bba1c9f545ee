import type { FastifyInstance } from 'fastify'

/** The event of Montclair whose tickets tests take. */
export const ticketedEvent = 'heure-du-conte'

/** Registers a visitor for the event, and returns the code of their ticket. */
export async function takeTicket(app: FastifyInstance, visitor: string): Promise<string> {
  const headers = { 'x-lgc-anonymous-uid': visitor, 'x-beffroi-stored': '1' }
  const url = `/ticketing-service/api/v1/web/events/${ticketedEvent}/subscribe?portalName=montclair`
  const payload = { places: 1, name: 'Anne Lambert', email: 'anne@maison.be' }
  await app.inject({ method: 'PUT', url, headers, payload })
  return (await app.inject({ url, headers })).json().data.tickets[0].code
}
