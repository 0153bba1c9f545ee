import { type Kysely, type Migration, sql } from 'kysely'

/** Who made an answered call, as a hash, and its operation, so that the answer goes when its data is withdrawn. */
export const answeredCallers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table answered_call add column caller text, add column operation text').execute(db)
    await sql.raw('create index answered_call_caller on answered_call (caller)').execute(db)
  },
}
