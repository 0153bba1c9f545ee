import { type Kysely, type Migration, sql } from 'kysely'

/** Number of visits by portal, path of the route and day. Holds nothing about the visitors. */
export const visits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table visit_count (
      portal text not null, day date not null, path text not null, count int not null,
      primary key (portal, day, path))`.execute(db)
  },
}
