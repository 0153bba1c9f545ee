import { gatesItem } from '../../../../../../schemas/cookies/deferredItems'
import { isObject, type TicketScan } from '../../../../../../schemas/engine'
import ticketScan from '../../../../../../schemas/generated/entities/ticket-scan.js'
import { createStores, resultOf } from '../../../../device/createStores'
import { type KeptScan, mergeScans } from './mergeScans'
import { gateKey, isStoredGate, type StoredGate } from './StoredGate'

/** A scan as a record: with the key of its gate, by which it is found. */
type ScanRecord = KeptScan & { key: string }

const transact = createStores({
  name: gatesItem.name,
  version: 1,
  stores: ['gates', 'scans'],
  upgrade(database) {
    const { objectStoreNames } = database
    if (!objectStoreNames.contains('gates')) database.createObjectStore('gates')
    if (objectStoreNames.contains('scans')) return
    const scans = database.createObjectStore('scans', { keyPath: 'uid' })
    scans.createIndex('key', 'key')
    scans.createIndex('ticket', ['key', 'ticket'])
  },
})

/** The scans among records, in their order. */
const scansOf = (records: readonly unknown[]): KeptScan[] =>
  mergeScans(
    records.flatMap((record) => {
      if (!isObject(record)) return []
      const { key: _, isSent, ...scan } = record
      return ticketScan.validate(scan) ? [{ ...scan, isSent: isSent === true }] : []
    }),
    [],
  )

export type KeptGate = { stored: StoredGate; scans: KeptScan[] }

/** What the device has of an event; undefined when it has nothing that this release can read. */
export const readGate = (key: string): Promise<KeptGate | undefined> =>
  transact('readonly', async ({ gates, scans }) => {
    const [stored, records] = await Promise.all([
      resultOf<unknown>(gates.get(key)),
      resultOf<unknown[]>(scans.index('key').getAll(key)),
    ])
    return isStoredGate(stored) ? { stored, scans: scansOf(records) } : undefined
  })

/** The events of a town on this device, those that begin last first. */
export const listGates = (card: string): Promise<StoredGate[]> =>
  transact('readonly', async ({ gates }) =>
    (await resultOf<unknown[]>(gates.getAll()))
      .filter((gate): gate is StoredGate => isStoredGate(gate) && gate.card === card)
      .sort((one, other) => Date.parse(other.gate.startsAt) - Date.parse(one.gate.startsAt)),
  )

/**
 * Stores an event with the scans that the server has. Returns all scans of the device, also those that other pages of it have made
 * meanwhile.
 */
export const storeGate = (stored: StoredGate, received: readonly TicketScan[]): Promise<KeptScan[]> =>
  transact('readwrite', async ({ gates, scans }) => {
    const key = gateKey(stored)
    gates.put(stored, key)
    const kept = scansOf(await resultOf<unknown[]>(scans.index('key').getAll(key)))
    const sent = new Set(kept.flatMap(({ uid, isSent }) => (isSent ? [uid] : [])))
    const merged = mergeScans(kept, received)
    for (const scan of merged) if (scan.isSent && !sent.has(scan.uid)) scans.put({ ...scan, key } satisfies ScanRecord)
    return merged
  })

/**
 * Lets a ticket in, once: stores its scan, or returns the one that the device has already, whichever of its pages made it.
 */
export const admit = (key: string, scan: TicketScan): Promise<KeptScan | undefined> =>
  transact('readwrite', async ({ scans }) => {
    const [earlier] = scansOf(await resultOf<unknown[]>(scans.index('ticket').getAll([key, scan.ticket])))
    if (!earlier) await resultOf(scans.add({ ...scan, isSent: false, key } satisfies ScanRecord))
    return earlier
  })

/** Removes an event and its scans from the device. */
export const removeGate = (key: string): Promise<void> =>
  transact('readwrite', async ({ gates, scans }) => {
    gates.delete(key)
    for (const uid of await resultOf(scans.index('key').getAllKeys(key))) scans.delete(uid)
  })
