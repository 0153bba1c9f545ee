import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import type { TicketGate } from '../../../schemas/engine'
import { formatTicketCode, ticketBytes } from '../../../schemas/tickets/ticketCode'

/** A key of a town, which signs tickets. */
export function makeKey(id: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    key: { id, publicKey: x },
    /** The text of the code of a ticket. */
    codeOf(event: string, ticket: string = randomUUID()): string {
      const signed = ticketBytes({ key: id, ticket, event })
      return formatTicketCode(signed, sign(null, signed, privateKey))
    },
  }
}

/** What the codes of an event name it by. */
export const makeEventKey = (): string => randomBytes(8).toString('base64url')

export const makeGate = (changes: Partial<TicketGate> = {}): TicketGate => ({
  event: 'heure-du-conte',
  title: 'L’heure du conte',
  startsAt: '2027-03-15T13:30:00.000Z',
  endsAt: '2027-03-15T14:30:00.000Z',
  eventKey: makeEventKey(),
  keys: [],
  issued: 3,
  revoked: [],
  scans: [],
  conflicts: [],
  now: '2027-03-15T13:20:00.000Z',
  ...changes,
})
