import type { TicketGate, TicketScan } from '../../../../../schemas/engine'
import { CallError } from '../../../api/Client'
import { type KeptScan, mergeScans } from './store/mergeScans'
import { answerPart, gateKey, type StoredGate } from './store/StoredGate'
import type { Told, Verdict } from './Verdict'
import { type Judgement, judgeTicket } from './verify/judgeTicket'

/**
 * Where the exchange with the server stands: `offline` without an answer, `refused` when the link opens nothing any more, `failing`
 * when the server cannot answer.
 */
export type Connection = 'synced' | 'syncing' | 'offline' | 'refused' | 'failing'

export type EntranceState = {
  stored: StoredGate
  /** All scans that the device knows of, in their order. */
  scans: readonly KeptScan[]
  told: Told | undefined
  connection: Connection
  /** Whether the device stores what it scans. Otherwise this page must stay open until all is sent. */
  isStored: boolean
}

/** What an entrance needs of its surroundings. */
export type Ports = {
  /** Sends scans and receives the gate. Rejects with a `CallError`. */
  exchange(scans: readonly TicketScan[]): Promise<TicketGate>
  /** Stores the record and the scans that the server has. Returns all scans of the device. */
  store(stored: StoredGate, received: readonly TicketScan[]): Promise<KeptScan[]>
  /** Stores the scan of a ticket, or returns the one that the device has of it. */
  admit(key: string, scan: TicketScan): Promise<KeptScan | undefined>
  /** The time of the device in ms since 1970. */
  now(): number
  /** Resolves after a number of milliseconds. */
  wait(ms: number): Promise<void>
}

/** Number of scans that one call sends. */
const scansPerCall = 200

/** How long a person waits for a key that the device lacks, in ms. */
const keyWaitMs = 3000

export type Entrance = ReturnType<typeof createEntrance>

/**
 * An entrance of an event: it checks codes by what the device has, lets each ticket in once, and exchanges scans with the server
 * whenever it can. Nothing but the exchange needs a network.
 */
export function createEntrance(first: EntranceState, ports: Ports) {
  let state = first
  const listeners = new Set<() => void>()
  const update = (changes: Partial<EntranceState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  /** Changes the record, and stores it as well as the device can. */
  async function keep(changes: Partial<StoredGate>, received: readonly TicketScan[] = []): Promise<void> {
    const stored = { ...state.stored, ...changes }
    update({ stored, scans: mergeScans(state.scans, received) })
    try {
      const onDevice = await ports.store(stored, received)
      const all = [...state.scans, ...onDevice]
      // A scan that is sent stays sent, whichever page of the device learned it.
      const scans = mergeScans(
        all,
        all.filter(({ isSent }) => isSent),
      )
      update({ scans, isStored: waiting(scans).every(isAmong(onDevice)) })
    } catch {
      update({ isStored: false })
    }
  }

  const sync = createSync({ read: () => state, update, keep }, ports)
  const check = createCheck({ read: () => state, update, sync }, ports)
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    /** Checks the text of a code. The verdict is in the state. Codes are checked one after the other. */
    check,
    /** Exchanges scans with the server. Never rejects. */
    sync,
    rename: (entrance: string) => keep({ entrance }),
    markSeen: (conflict: string) => keep({ seen: [...state.stored.seen, conflict] }),
    setSignals: (hasSignals: boolean) => keep({ hasSignals }),
  }
}

const isAmong = (scans: readonly KeptScan[]) => {
  const uids = new Set(scans.map(({ uid }) => uid))
  return ({ uid }: KeptScan) => uids.has(uid)
}

type Inside = { read(): EntranceState; update(changes: Partial<EntranceState>): void }

/** Creates the exchange of scans. A call during an exchange begins another one after it. */
function createSync(
  {
    read,
    update,
    keep,
  }: Inside & { keep(changes: Partial<StoredGate>, received: readonly TicketScan[]): Promise<void> },
  { exchange, now }: Ports,
): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false

  async function run(): Promise<void> {
    update({ connection: 'syncing' })
    try {
      let left = waiting(read().scans).length
      do {
        const answer = await exchange(waiting(read().scans).slice(0, scansPerCall).map(toScan))
        await keep(answerPart(answer, now()), answer.scans)
        const before = left
        left = waiting(read().scans).length
        // A server that does not take a scan is asked again with the next exchange.
        if (left >= before) break
      } while (left > 0)
      update({ connection: 'synced' })
    } catch (error) {
      update({ connection: connectionOf(error) })
    }
  }

  return async function sync(): Promise<void> {
    isWanted = true
    running ??= (async () => {
      while (isWanted) {
        isWanted = false
        await run()
      }
      running = undefined
    })()
    await running
  }
}

const toScan = ({ uid, ticket, gate, at }: TicketScan): TicketScan => ({ uid, ticket, gate, at })

/** The scans that the server does not have yet. */
export const waiting = (scans: readonly KeptScan[]): KeptScan[] => scans.filter(({ isSent }) => !isSent)

function connectionOf(error: unknown): Connection {
  const status = error instanceof CallError ? error.status : 500
  if (status === 0) return 'offline'
  return status === 404 || status === 403 ? 'refused' : 'failing'
}

/** Creates the check of codes. */
function createCheck(
  { read, update, sync }: Inside & { sync(): Promise<void> },
  ports: Ports,
): (text: string) => Promise<void> {
  const { admit, now } = ports
  let last: Promise<void> = Promise.resolve()
  let number = 0

  async function letIn(ticket: string): Promise<Verdict> {
    const { scans, stored } = read()
    const earlier = scans.find((scan) => scan.ticket === ticket)
    if (earlier) return { kind: 'used', scan: earlier }
    const at = new Date(now() - stored.aheadMs).toISOString()
    const scan = { uid: crypto.randomUUID(), ticket, gate: stored.entrance, at }
    const keepScan = (kept: KeptScan) => update({ scans: mergeScans([...read().scans, kept], []) })
    try {
      const other = await admit(gateKey(stored), scan)
      keepScan(other ?? { ...scan, isSent: false })
      return other ? { kind: 'used', scan: other } : { kind: 'genuine', scan }
    } catch {
      keepScan({ ...scan, isSent: false })
      update({ isStored: false })
      return { kind: 'genuine', scan }
    }
  }

  async function tell(text: string): Promise<void> {
    let judgement: Judgement = await judgeTicket(text, read().stored.gate)
    if (judgement.kind === 'unknownKey') {
      // The town may sign with a new key since the last exchange.
      if (read().connection !== 'offline') await Promise.race([sync(), ports.wait(keyWaitMs)])
      judgement = await judgeTicket(text, read().stored.gate)
    }
    const verdict: Verdict = judgement.kind === 'genuine' ? await letIn(judgement.ticket) : { kind: judgement.kind }
    number++
    update({ told: { ...verdict, number } })
    if (verdict.kind === 'genuine') void sync()
  }

  return (text) => {
    last = last.then(() => tell(text))
    return last
  }
}
