import type { TicketGate } from '../../../../../../schemas/engine'
import { parseTicketCode } from '../../../../../../schemas/tickets/ticketCode'
import { verifySignature } from './verifySignature'

/**
 * What a code is by itself, whoever has been let in: `unreadable` is no code of a ticket, `unknownKey` is signed with a key that the
 * device has not received, `forged` was not signed by the town.
 */
export type Judgement =
  | { kind: 'unreadable' }
  | { kind: 'unknownKey' | 'forged' | 'otherEvent' | 'revoked' | 'genuine'; ticket: string }

type Known = Pick<TicketGate, 'eventKey' | 'keys' | 'revoked'>

/** Judges the text of a code by what the device has of the gate. Needs no network and no clock. */
export async function judgeTicket(text: string, { eventKey, keys, revoked }: Known): Promise<Judgement> {
  const code = parseTicketCode(text)
  if (!code) return { kind: 'unreadable' }
  const { ticket } = code
  const key = keys.find(({ id }) => id === code.key)
  if (!key) return { kind: 'unknownKey', ticket }
  if (!(await verifySignature(key.publicKey, code))) return { kind: 'forged', ticket }
  // What is not signed by the town says nothing about its event.
  if (code.event !== eventKey) return { kind: 'otherEvent', ticket }
  return { kind: revoked.includes(ticket) ? 'revoked' : 'genuine', ticket }
}
