import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { countTickets, findConflicts, mergeScans } from '../../../src/portal/services/tickets/gate/store/mergeScans'
import { openDevice, openTown } from './entrances'
import { makeKey } from './signTickets'

const scanOf = (uid: string, ticket: string, minute: number, gate = 'Nord') => ({
  uid,
  ticket,
  gate,
  at: `2027-03-15T13:${minute}:00.000Z`,
})

it('scans of the device and of the server are joined in their order, each once', () => {
  const waiting = { ...scanOf('a', 't1', 30), isSent: false }
  const unsent = { ...scanOf('b', 't2', 20), isSent: false }
  const merged = mergeScans([waiting, unsent], [scanOf('a', 't1', 30), scanOf('c', 't1', 10, 'Sud')])
  expect(merged.map(({ uid, isSent }) => [uid, isSent])).toEqual([
    ['c', true],
    ['b', false],
    ['a', true],
  ])
  expect(countTickets(merged)).toBe(2)
  expect(findConflicts(merged)).toEqual([{ id: 't1 2', ticket: 't1', scans: [merged[0], merged[2]] }])
})

it('an entrance lets a ticket in once, and says when and where it was', async () => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  const code = town.codeOf()
  expect(await north.scan(code)).toBe('genuine')
  expect(await north.scan(code)).toBe('used at Nord')
  await north.sync()
  expect([town.town.scans.length, north.waiting()]).toEqual([1, 0])
  const south = openDevice(town, 'Sud')
  await south.sync()
  expect(await south.scan(code)).toBe('used at Nord')
})

it('a ticket that is read twice at once is let in once', async () => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  const code = town.codeOf()
  await Promise.all([north.check(code), north.check(code)])
  expect(north.read().told?.kind).toBe('used')
  expect(north.read().scans).toHaveLength(1)
})

it('two entrances without a network let the same ticket in, and both list the conflict at the exchange', async () => {
  const town = openTown()
  const [north, south] = [openDevice(town, 'Nord'), openDevice(town, 'Sud')]
  const code = town.codeOf()
  for (const each of [north, south]) each.device.isOnline = false
  expect([await north.scan(code), await south.scan(code)]).toEqual(['genuine', 'genuine'])
  expect([north.waiting(), south.waiting()]).toEqual([1, 1])
  for (const each of [north, south, north]) {
    each.device.isOnline = true
    await each.sync()
  }
  for (const { read, markSeen } of [north, south]) {
    const [conflict, ...more] = findConflicts(read().scans)
    expect(more).toEqual([])
    expect(conflict?.scans.map(({ gate }) => gate).sort()).toEqual(['Nord', 'Sud'])
    await markSeen(conflict?.id ?? '')
    expect(read().stored.seen).toEqual([conflict?.id])
  }
})

it('a scan whose answer is lost is sent again and counts once', async () => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  north.device.losesAnswer = true
  await north.scan(town.codeOf())
  await north.sync()
  expect([north.read().connection, north.waiting()]).toEqual(['offline', 1])
  north.device.losesAnswer = false
  await north.sync()
  expect(town.town.received).toBeGreaterThan(1)
  expect([town.town.scans.length, north.waiting(), findConflicts(north.read().scans)]).toEqual([1, 0, []])
})

it('more scans than a call takes are all sent', async () => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  north.device.isOnline = false
  for (let count = 0; count < 450; count++) await north.check(town.codeOf())
  north.device.isOnline = true
  await north.sync()
  expect([town.town.scans.length, north.waiting()]).toEqual([450, 0])
})

it('a revocation and a new key come with the exchange, the key also when a ticket needs it', async () => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  const ticket = randomUUID()
  town.town.gate = { ...town.town.gate, revoked: [ticket] }
  await north.sync()
  expect(await north.scan(town.codeOf(ticket))).toBe('revoked')
  const next = makeKey(2)
  const { eventKey, keys } = town.town.gate
  town.town.gate = { ...town.town.gate, keys: [...keys, next.key] }
  north.device.isOnline = false
  expect(await north.scan(next.codeOf(eventKey))).toBe('unknownKey')
  north.device.isOnline = true
  await north.sync()
  expect(await north.scan(next.codeOf(eventKey))).toBe('genuine')
})

it.each([
  [404, 'refused'],
  [503, 'failing'],
])('an exchange that is answered with %i is told, and loses no scan', async (failure, connection) => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  north.device.failure = failure
  expect(await north.scan(town.codeOf())).toBe('genuine')
  await north.sync()
  expect([north.read().connection, north.waiting()]).toEqual([connection, 1])
})

it('a device without room lets people in, says so, and sends the scans', async () => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  Object.assign(north.device, { isFull: true, isOnline: false })
  const code = town.codeOf()
  expect([await north.scan(code), await north.scan(code)]).toEqual(['genuine', 'used at Nord'])
  expect(north.read().isStored).toBe(false)
  north.device.isFull = false
  await north.rename('Entrée nord')
  expect(north.read().isStored).toBe(false)
  north.device.isOnline = true
  await north.sync()
  expect([town.town.scans.length, north.waiting(), north.read().isStored]).toEqual([1, 0, true])
})

it('a clock that is a day off changes no verdict, and scans have the time of the server', async () => {
  const town = openTown()
  const north = openDevice(town, 'Nord')
  north.device.clock += 24 * 3_600_000
  await north.sync()
  expect(await north.scan(town.codeOf())).toBe('genuine')
  expect(north.read().stored.aheadMs).toBe(24 * 3_600_000)
  expect(north.read().scans[0]?.at).toBe(town.town.gate.now)
})
