import { type Kysely, type Migration, sql } from 'kysely'

/** How often the pages of a portal are visited, by the path of their route and by day. Nothing is stored of the visitors. */
export const visits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table visit_count (
      portal text not null, day date not null, path text not null, count int not null,
      primary key (portal, day, path))`.execute(db)
  },
}
