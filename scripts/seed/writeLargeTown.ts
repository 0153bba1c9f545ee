import { sql } from 'kysely'
import { writeTown } from '../../src/server/db/seed/writeTown'
import type { Database } from '../../src/server/db/Tables'
import { createTown, type TownSize } from './createTown'

/** Writes a large town into a database, replaces an earlier one with the same name, and updates the planner's statistics. */
export async function writeLargeTown(db: Database, card: string, now: Date, size?: TownSize): Promise<void> {
  const town = createTown(card, size)
  await db.transaction().execute(async (transaction) => {
    // Disables the timeouts of normal transactions.
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
      transaction,
    )
    await transaction.deleteFrom('portal').where('name', '=', card).execute()
    await writeTown(transaction, town, now)
  })
  // The planner needs current statistics, and PGlite has no autovacuum.
  await sql`vacuum analyze`.execute(db)
}
