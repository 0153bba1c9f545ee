import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Adds the folded names of places in all languages. Streets lose their search column: the server indexes them itself, see
 * `StreetIndex`.
 */
export const placeNames: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create function place_names(texts json) returns text
    language sql immutable parallel safe as $$
    select coalesce(search_fold(string_agg(page.value->>'name', ' ' order by page.key collate "C"), 'fr'), '')
      from json_each(texts) as page $$`,
  'alter table place add column names text not null generated always as (place_names(texts)) stored',
  'alter table street drop column search',
]
