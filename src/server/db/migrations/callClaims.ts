import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Answered calls are found by key and caller, so that they are found after the caller signed in. `claim` tells who answers the call.
 * Earlier answers are dropped: their keys hold their callers.
 */
export const callClaims: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'delete from answered_call',
  `alter table answered_call drop constraint answered_call_pkey, alter column caller set not null,
    add column claim uuid not null unique, add primary key (key, caller)`,
]
