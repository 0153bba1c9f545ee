import type { TicketGate, TicketScan } from '../../../schemas/engine'
import { CallError } from '../../../src/portal/api/Client'
import { createEntrance, type Ports } from '../../../src/portal/services/tickets/gate/createEntrance'
import { type KeptScan, mergeScans } from '../../../src/portal/services/tickets/gate/store/mergeScans'
import { newStoredGate } from '../../../src/portal/services/tickets/gate/store/StoredGate'
import { makeGate, makeKey } from './signTickets'

/** The town’s server: it takes each scan once, and has a network of its own for each entrance. */
export function openTown() {
  const signing = makeKey(1)
  const first = makeGate({ keys: [signing.key] })
  const town = { gate: first, scans: [] as KeptScan[], received: 0 }
  const answer = (): TicketGate => ({ ...town.gate, scans: town.scans.map(({ isSent: _, ...scan }) => scan) })
  return {
    ...signing,
    town,
    codeOf: (ticket?: string) => signing.codeOf(first.eventKey, ticket),
    answer,
    receive(scans: readonly TicketScan[]): TicketGate {
      town.received += scans.length
      town.scans = mergeScans(town.scans, scans)
      return answer()
    },
  }
}

export type Town = ReturnType<typeof openTown>

type Device = {
  isOnline: boolean
  /** Loses the answer to the next call, which the server has received. */
  losesAnswer: boolean
  isFull: boolean
  /** Status of the next answers, when they are failures. */
  failure: number | undefined
  clock: number
  scans: KeptScan[]
}

/** An entrance on a device of its own. */
export function openDevice(town: Town, name: string) {
  const device: Device = {
    isOnline: true,
    losesAnswer: false,
    isFull: false,
    failure: undefined,
    clock: Date.parse(town.town.gate.now),
    scans: [],
  }
  const requireRoom = () => {
    if (device.isFull) throw new DOMException('No room', 'QuotaExceededError')
  }
  const ports: Ports = {
    async exchange(scans) {
      if (!device.isOnline) throw new CallError('/', 0, undefined)
      if (device.failure) throw new CallError('/', device.failure, undefined)
      const answer = town.receive(scans)
      if (device.losesAnswer) throw new CallError('/', 0, undefined)
      return answer
    },
    async store(_, received) {
      requireRoom()
      device.scans = mergeScans(device.scans, received)
      return device.scans
    },
    async admit(_, scan) {
      requireRoom()
      const earlier = device.scans.find(({ ticket }) => ticket === scan.ticket)
      if (!earlier) device.scans = mergeScans([...device.scans, { ...scan, isSent: false }], [])
      return earlier
    },
    now: () => device.clock,
    wait: () => Promise.resolve(),
  }
  const opened = { card: 'montclair', event: 'heure-du-conte', token: 't', entrance: name }
  const stored = newStoredGate({ ...opened, answer: town.answer(), deviceTime: device.clock })
  const entrance = createEntrance({ stored, scans: [], told: undefined, connection: 'synced', isStored: true }, ports)
  return {
    device,
    ...entrance,
    async scan(code: string) {
      await entrance.check(code)
      const { told } = entrance.read()
      return told?.kind === 'used' ? `used at ${told.scan.gate}` : told?.kind
    },
    waiting: () => entrance.read().scans.filter(({ isSent }) => !isSent).length,
  }
}
