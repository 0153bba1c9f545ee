import { type Kysely, type Migration, sql } from 'kysely'
import { indexFunction } from './indexTable'

/**
 * Columns and indexes for the filters of the map. Replaces the search index's trigger function so that it skips places without a
 * page, such as benches.
 */
export const maps: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const locales = ['fr', 'de', 'en', 'nl']
const words = [
  ...locales.flatMap((locale) => [`texts#>>'{${locale},name}'`, `texts#>>'{${locale},description}'`]),
  "details#>>'{address,street}'",
].map((text) => `coalesce(${text}, '')`)

/** Search words for opening hours, which the page shows as a table without these words. */
const hours = `case when json_array_length(details->'schedule') > 0 then case page.key
    when 'fr' then 'horaires, heures d’ouverture' when 'de' then 'Öffnungszeiten, geöffnet, offen'
    when 'en' then 'opening hours, open' when 'nl' then 'openingsuren, openingstijden, open' end end`

/** The columns of `search_source`, selected from the changed places that have a page. */
const sources = `select portal, 'place', uid, page.key, null, null, null, jsonb_build_array(category),
    page.value->>'name', page.value->>'description', concat_ws(' ', category, ${hours}), concat_ws(' ', page.value->>'scheduleNote',
      details#>>'{address,street}', details#>>'{address,zip}', details#>>'{address,locality}')
    from changed, json_each(texts) as page where has_page`

const statements = [
  'alter table place add column has_page boolean not null default true',
  `alter table place add column search text not null generated always as (search_fold(${words.join(" || ' ' || ")}, 'fr')) stored`,
  `alter table place add column sort_name text not null generated always as
    (left(search_fold(coalesce(${locales.map((locale) => `texts#>>'{${locale},name}'`).join(', ')}, uid), 'fr'), 80)) stored`,
  'create index place_name on place (portal, has_page desc, sort_name, position)',
  indexFunction('place', sources),
  'create index place_location on place (portal, lat, lon)',
  'create index street_location on street (portal, lat, lon)',
  'create index place_category on place (portal, category)',
  `do $$ begin
    create index place_words on place using gin (search gin_trgm_ops);
  exception when others then
    raise notice 'no index for parts of words: %', sqlerrm;
  end $$`,
]
