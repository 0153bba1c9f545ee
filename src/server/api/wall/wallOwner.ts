import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/Tables'
import { type Visitor, voterIdOf } from '../../identity/Visitor'

/** Hashes the visitor's id with the portal, so that walls cannot be linked to a visitor or across portals. */
export const hashOwner = (portal: string, voterId: string): string =>
  createHash('sha256').update(`wall\n${portal}\n${voterId.toLowerCase()}`).digest('hex')

/** Returns the owner key of the visitor's wall; undefined for a visitor without an id. */
export function wallOwner(portal: string, visitor: Visitor): string | undefined {
  const id = voterIdOf(visitor)
  return id === undefined ? undefined : hashOwner(portal, id)
}

/** Locks the changes of one wall until the transaction ends. */
export const lockWall = (db: Kysely<Tables>, owner: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 14))`.execute(db)
