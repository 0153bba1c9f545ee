import { type Kysely, type Migration, sql } from 'kysely'

/** Favourites of visitors. `portal` has no foreign key, so that a reseeded town keeps its favourites. */
export const favourites: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table favourite (
      owner text not null, portal text not null, kind text not null, uid text not null, title text not null,
      notify boolean not null, position int not null, added_at timestamptz not null,
      primary key (owner, portal, kind, uid))`.execute(db)
  },
}
