import type { Generated, JSONColumnType } from 'kysely'
import type { TicketedEvent } from '../../../../schemas'

/** An event that residents register for. Its row is locked by every write of registrations, so that they are counted in order. */
export type TicketedEventTable = { portal: string; event: string; record: JSONColumnType<TicketedEvent> }

export type SubscriptionTable = {
  uid: string
  portal: string
  event: string
  /** Key of the visitor to whom it belongs. */
  owner: string
  status: 'confirmed' | 'waiting' | 'cancelled'
  /** Number of places; 0 once it is cancelled. */
  places: number
  /** Order of the waiting list: the number of the call that joined it. */
  turn: number
  /** Empty once it is erased. */
  name: string
  email: string | null
  locale: string
  created_at: Date
  /** Counts the changes of status and places, so that calendars tell which is newer. */
  sequence: Generated<number>
}

export type TicketTable = {
  uid: string
  subscription: string
  portal: string
  event: string
  /** When its place was given back; null for a valid one. */
  revoked_at: Date | null
}

/** The keys that tickets are signed with: the private one as PKCS 8, sealed with the secret of the server, and the raw public one, both base64url. The newest signs. */
export type TicketKeyTable = { id: number; private_key: string; public_key: string; created_at: Date }

export type TicketScanTable = {
  uid: string
  portal: string
  event: string
  ticket: string
  gate: string
  /** By the clock of the device. */
  scanned_at: Date
  received_at: Date
}

export type TicketTables = {
  ticketed_event: TicketedEventTable
  ticket_subscription: SubscriptionTable
  ticket: TicketTable
  ticket_key: TicketKeyTable
  ticket_scan: TicketScanTable
}

declare module '../../db/Tables' {
  interface Tables extends TicketTables {}
}
