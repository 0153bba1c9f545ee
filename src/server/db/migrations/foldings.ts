import { type Kysely, type Migration, sql } from 'kysely'

/** Folds ẞ like ß in the search index, and ligatures in the search columns, as the server does. */
export const foldings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** The tables whose texts are indexed. */
const indexedTables = ['publication', 'event', 'place', 'content', 'walk']

/** The search columns that the server writes, with their types. */
const columns = { publication: 'jsonb', event: 'jsonb', walk: 'jsonb', stop: 'text' }

const statements = [
  // As in `search`, with one letter more.
  `create or replace function search_fold(value text, locale text) returns text
    language sql immutable parallel safe as $$
    select case when locale = 'de'
        then regexp_replace(replace(replace(folded, 'ae', 'a'), 'oe', 'o'), '(^|[^aeq])ue', '\\1u', 'g')
        else folded end
      from (select trim(regexp_replace(lower(
        replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(normalize(regexp_replace(coalesce(value, ''), '<[^>]*>|&[#a-z0-9]+;', ' ', 'g'), NFD),
            '[\\u0300-\\u036f]', '', 'g'),
        'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'ẞ', 'ss'), 'ø', 'o'), 'Ø', 'o')
        collate "C"), '[^a-z0-9]+', ' ', 'g')) as folded) as plain $$`,
  ...indexedTables.map((table) => `update ${table} set uid = uid where texts::text like '%ẞ%'`),
  ...Object.entries(columns).map(
    ([table, type]) => `update ${table} set search =
      replace(replace(replace(replace(search::text, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'ø', 'o')::${type}
      where search::text ~ '[œæßø]'`,
  ),
]
