import type { Tables } from '../../../src/server/db/Tables'

/** A call that writes, and what it writes. */
export type Write = {
  url: string
  body: object
  /** The table that the call writes to. */
  table: keyof Tables
  /** Rows that it adds; 1 by default. */
  rows?: number
  /** Mails to the town that it queues; none by default. */
  mails?: number
}
