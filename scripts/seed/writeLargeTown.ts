import { sql } from 'kysely'
import { writeTown } from '../../src/server/db/seed/writeTown'
import type { Database } from '../../src/server/db/Tables'
import { createTown, type TownSize } from './createTown'

/** Writes a large town into a database, where it replaces an earlier one of that name, and renews the statistics. */
export async function writeLargeTown(db: Database, card: string, now: Date, size?: TownSize): Promise<void> {
  const town = createTown(card, size)
  await db.transaction().execute(async (transaction) => {
    // Writing takes longer than the transactions of visitors may.
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
      transaction,
    )
    await transaction.deleteFrom('portal').where('name', '=', card).execute()
    await writeTown(transaction, town, now)
  })
  // PGlite has no background process that would do it, and queries are planned by these statistics.
  await sql`vacuum analyze`.execute(db)
}
