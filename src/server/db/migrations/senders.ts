import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Accounts of the senders of forms, for the export of an account; deleting the account clears them. Also the time when a replayed
 * refresh token ended a session, so that its owner learns the reason.
 */
export const senders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  ...['filled_form', 'meter_reading'].flatMap((table) => [
    `alter table ${table} add column account uuid references account (uid) on delete set null`,
    `create index ${table}_account on ${table} (account) where account is not null`,
  ]),
  'alter table account_session add column replayed_at timestamptz',
]
