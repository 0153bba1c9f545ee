import type { TicketScan } from '../../../../../../schemas/engine'

/** A scan on this device. `isSent` once the server has it; it sends back those that it has. */
export type KeptScan = TicketScan & { isSent: boolean }

const inOrder = (one: TicketScan, other: TicketScan): number =>
  Date.parse(one.at) - Date.parse(other.at) || (one.uid < other.uid ? -1 : 1)

/** Joins the scans of the device with those that the server has, the first first. No scan is lost or counted twice. */
export function mergeScans(kept: readonly KeptScan[], received: readonly TicketScan[]): KeptScan[] {
  const byUid = new Map(kept.map((scan) => [scan.uid, scan]))
  for (const { uid, ticket, gate, at } of received) byUid.set(uid, { uid, ticket, gate, at, isSent: true })
  return [...byUid.values()].sort(inOrder)
}

/** A ticket that was let in more than once, with its scans, the first first. `id` changes with each further scan. */
export type Conflict = { id: string; ticket: string; scans: readonly KeptScan[] }

/** Finds the conflicts among scans in their order, the latest first. */
export function findConflicts(scans: readonly KeptScan[]): Conflict[] {
  const byTicket = new Map<string, KeptScan[]>()
  for (const scan of scans) {
    const its = byTicket.get(scan.ticket)
    if (its) its.push(scan)
    else byTicket.set(scan.ticket, [scan])
  }
  return [...byTicket]
    .flatMap(([ticket, its]) => (its.length > 1 ? [{ id: `${ticket} ${its.length}`, ticket, scans: its }] : []))
    .reverse()
}

/** Number of tickets that were let in. */
export const countTickets = (scans: readonly KeptScan[]): number => new Set(scans.map(({ ticket }) => ticket)).size
