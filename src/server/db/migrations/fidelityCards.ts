import { type Kysely, type Migration, sql } from 'kysely'

/** The loyalty cards of visitors. A portal is named without a foreign key, so that cards survive a town that is seeded again. */
export const fidelityCards: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table fidelity_card (
      uid uuid primary key, owner text not null, portal text not null, type text not null, title text not null,
      number text not null, created_at timestamptz not null)`.execute(db)
    await sql`create index fidelity_card_owner on fidelity_card (owner, portal)`.execute(db)
  },
}
