import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import type { TicketGate } from '../../../../schemas'
import { parseTicketCode, type TicketCode } from '../../../../schemas/tickets/ticketCode'
import type { Case } from '../Case'
import type { Registrations } from './Registrations'

/** Entrances that admit one ticket at the same time. */
const entrances = 6

async function takeTicket(event: Registrations) {
  const visitor = event.visitor()
  await event.register(visitor, 1)
  const [ticket] = (await event.own(visitor)).tickets
  ok(ticket, 'A confirmed place has no ticket.')
  return { visitor, ...ticket }
}

/** Whether a code is signed with a key of the gate, as a scan page finds out without a network. */
function isGenuine({ key: id, signed, signature }: TicketCode, { keys }: TicketGate): boolean {
  const key = keys.find((each) => each.id === id)
  if (!key) return false
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.publicKey }
  return verify(null, signed, createPublicKey({ key: jwk, format: 'jwk' }), signature)
}

/** Changes one character of a code, in its signature. */
const forge = (code: string): string => `${code.slice(0, 100)}${code[100] === 'A' ? 'B' : 'A'}${code.slice(101)}`

/** Tickets at the entrances of their event. */
export const entranceCases: readonly Case<Registrations>[] = [
  {
    title: 'signs the code of a ticket, of at most 150 bytes, with a key that the entrances have',
    needs: 'token',
    async run(event) {
      const { uid, code } = await takeTicket(event)
      ok(Buffer.byteLength(code) <= 150)
      const parsed = parseTicketCode(code)
      ok(parsed, 'The code has another form.')
      const gate = await event.gate()
      deepEqual([parsed.ticket, parsed.event, gate.event], [uid, gate.eventKey, event.event])
      ok(isGenuine(parsed, gate), 'The signature is wrong.')
      const forged = parseTicketCode(forge(code))
      ok(!forged || !isGenuine(forged, gate))
    },
  },
  {
    title: 'shows the entrances to nobody without the link of the organiser',
    needs: 'token',
    async run(event) {
      const { params, query } = event.entrance
      const wrong = { params, query: { ...query, token: 'wrong' } }
      const visitor = event.visitor()
      await visitor.fail('readGate', wrong, 404, 'not-found')
      await visitor.fail('sendScans', { ...wrong, body: { scans: [] } }, 404, 'not-found')
      await visitor.fail('admitTicket', { ...wrong, body: { code: 'x', gate: 'A' } }, 404, 'not-found')
    },
  },
  {
    title: 'revokes the tickets of places that are given back, and issues new ones under other uids',
    needs: 'token',
    async run(event) {
      const { visitor, uid } = await takeTicket(event)
      const before = await event.gate()
      ok(!before.revoked.includes(uid))
      await visitor.send('unsubscribe', event.at)
      const after = await event.gate()
      ok(after.revoked.includes(uid), 'A ticket that was given back is not revoked.')
      equal(after.issued, before.issued - 1)
      notEqual((await takeTicket(event)).uid, uid)
    },
  },
  {
    title: 'counts a scan once, however often it is sent, and lists a ticket that two entrances admitted',
    needs: 'token',
    async run(event) {
      const { uid: ticket } = await takeTicket(event)
      const at = new Date((await event.gate()).now)
      const scanAt = (gate: string, second: number) => ({
        uid: randomUUID(),
        ticket,
        gate,
        at: new Date(at.getTime() - second * 1000).toISOString(),
      })
      const [later, earlier] = [scanAt('Nord', 10), scanAt('Sud', 20)]
      const visitor = event.visitor()
      const scansOf = ({ scans }: TicketGate) => scans.filter((scan) => scan.ticket === ticket)
      for (let turn = 0; turn < 2; turn += 1) {
        const gate = await visitor.get('sendScans', { ...event.entrance, body: { scans: [later] } })
        deepEqual(scansOf(gate), [later])
        ok(!gate.conflicts.some((conflict) => conflict.ticket === ticket))
      }
      const gate = await visitor.get('sendScans', { ...event.entrance, body: { scans: [later, earlier] } })
      const conflict = gate.conflicts.find((each) => each.ticket === ticket)
      deepEqual(conflict?.scans, [earlier, later])
    },
  },
  {
    title: 'admits a ticket once, and tells what else a code is',
    needs: 'token',
    async run(event) {
      const { visitor, code } = await takeTicket(event)
      const admit = async (text: string) => {
        const body = { code: text, gate: 'Entrée' }
        return (await event.visitor().get('admitTicket', { ...event.entrance, body })).result
      }
      const results = await Promise.all(Array.from({ length: entrances }, () => admit(code)))
      deepEqual(results.toSorted(), ['genuine', ...Array(entrances - 1).fill('used')])
      deepEqual([await admit('nothing'), await admit(forge(code))], ['unreadable', 'forged'])
      const other = await takeTicket(event)
      await other.visitor.send('unsubscribe', event.at)
      equal(await admit(other.code), 'revoked')
      await visitor.send('unsubscribe', event.at)
    },
  },
]
