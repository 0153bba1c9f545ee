import { sql } from 'kysely'
import { timeZoneOf } from '../../time/timeZoneOf'
import type { Database } from '../Tables'
import { readTowns } from './readTowns'
import { refreshDates } from './refreshDates'
import type { TownNote } from './TownFolder'
import { writeTown } from './writeTown'

export type SeedOptions = {
  /** Folder with one folder per town. */
  towns: string
  now: () => Date
  /** Called with what was mended in a file of a town. */
  onNote?: (note: TownNote) => void
}

/** Key of the advisory lock that serialises servers seeding one database. The value is arbitrary. */
const seedLock = 7_233_141

/**
 * Fills an empty database with all demo towns and returns their names. Throws InvalidTowns, and writes nothing, when one of them is
 * invalid. In a database with portals, only moves outdated dates forward and returns an empty list.
 */
export async function seed(db: Database, { towns, now, onNote }: SeedOptions): Promise<string[]> {
  return await db.transaction().execute(async (transaction) => {
    // Waits without a timeout, because another server may be seeding the database.
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
      transaction,
    )
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction)
    const portals = await transaction.selectFrom('portal').select(['name', 'record', 'anchored_on']).execute()
    if (portals.length > 0) {
      for (const { name, record, anchored_on } of portals) {
        const portal = { name, timeZone: timeZoneOf(record), anchoredOn: anchored_on }
        await refreshDates(transaction, portal, now())
      }
      return []
    }
    const seeded = readTowns(towns, onNote)
    for (const town of seeded) await writeTown(transaction, town, now())
    return seeded.map(({ card }) => card)
  })
}
