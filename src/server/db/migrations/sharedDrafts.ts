import { type Kysely, type Migration, sql } from 'kysely'

/** Documents of the studio that are too long for a link. Nothing tells who shared them, and they are deleted after a month. */
export const sharedDrafts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create table shared_draft (id text primary key, body text not null, size int not null, expires_at timestamptz not null)',
  'create index shared_draft_expires_at on shared_draft (expires_at)',
]
