import { isObject, own, type TicketGate } from '../../../../../../schemas/engine'
import ticketGate from '../../../../../../schemas/generated/entities/ticket-gate.js'

/** Increased with every change of `StoredGate`. Records of another version are read from the server again. */
const version = 1

/** What a device keeps of an event that it lets people in at, besides the scans. */
export type StoredGate = {
  version: typeof version
  /** Card name of the town. */
  card: string
  /** Uid of the event. */
  event: string
  /** The permission in the organiser’s link. */
  token: string
  /** What the server answered last, without the scans, which are records of their own. */
  gate: TicketGate
  /** Name of this entrance, at most 40 characters. */
  entrance: string
  /** Ids of the conflicts that were marked as seen. */
  seen: readonly string[]
  /** Whether results are also heard and felt. */
  hasSignals: boolean
  /** When the server answered last, by its clock, in ms since 1970. */
  syncedAt: number
  /** By how much the clock of the device was ahead of the server's then, in ms. */
  aheadMs: number
}

export const gateKey = ({ card, event }: Pick<StoredGate, 'card' | 'event'>): string => `${card}/${event}`

type Opened = Pick<StoredGate, 'card' | 'event' | 'token' | 'entrance'> & { answer: TicketGate; deviceTime: number }

/** Makes the record of an event that this device opens for the first time. */
export const newStoredGate = ({ answer, deviceTime, ...opened }: Opened): StoredGate => ({
  version,
  ...opened,
  seen: [],
  hasSignals: false,
  ...answerPart(answer, deviceTime),
})

/** The members of a record that an answer changes. `deviceTime` is when it came, in ms since 1970. */
export function answerPart(answer: TicketGate, deviceTime: number): Pick<StoredGate, 'gate' | 'syncedAt' | 'aheadMs'> {
  const serverTime = Date.parse(answer.now)
  return {
    gate: { ...answer, scans: [], conflicts: [] },
    syncedAt: serverTime,
    aheadMs: deviceTime - serverTime,
  }
}

const hasTypes = (
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  type: 'string' | 'number',
): boolean => names.every((name) => typeof own(value, name) === type)

/** Whether a record can be used: it may be of another release, or broken. */
export function isStoredGate(value: unknown): value is StoredGate {
  if (!isObject(value) || own(value, 'version') !== version) return false
  const { gate, seen, hasSignals } = value
  return (
    hasTypes(value, ['card', 'event', 'token', 'entrance'], 'string') &&
    hasTypes(value, ['syncedAt', 'aheadMs'], 'number') &&
    typeof hasSignals === 'boolean' &&
    Array.isArray(seen) &&
    ticketGate.validate(gate)
  )
}
