import { type Kysely, type Migration, sql } from 'kysely'

/** An index for every filter and sort order of the API, so that large towns stay fast. */
export const indices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create index publication_type on publication (portal, type, published_at desc, uid)',
  'create index publication_tags on publication using gin (tags jsonb_path_ops)',
  // Includes the end, so that PostgreSQL skips past events without reading their rows.
  'drop index event_next',
  'create index event_next on event (portal, starts_at, uid) include (ends_at)',
  'create index event_ends on event (portal, ends_at)',
  'create index event_tags on event using gin (tags jsonb_path_ops)',
  'create index place_order on place (portal, position)',
  'create index menu_item_order on menu_item (portal, parent, position)',
  'create index poll_portal on poll (portal)',
  'create index vote_choice_response on vote_choice (poll, response)',
  'create index street_order on street (portal, name, locality)',
  'create index street_zone on street (portal, zone, name, locality)',
  'create index waste_zone_portal on waste_zone (portal)',
  'create index stop_portal on stop (portal)',
  'create index stop_zip on stop (zip, name, uid)',
  // Indexes for parts of words. Without the extension or the right to create it, PostgreSQL scans the portal's rows instead.
  `do $$ begin
    create extension if not exists pg_trgm;
    create index publication_words on publication using gin ((search::text) gin_trgm_ops);
    create index event_words on event using gin ((search::text) gin_trgm_ops);
    create index street_words on street using gin (search gin_trgm_ops);
    create index stop_words on stop using gin (search gin_trgm_ops);
  exception when others then
    raise notice 'no index for parts of words: %', sqlerrm;
  end $$`,
]
