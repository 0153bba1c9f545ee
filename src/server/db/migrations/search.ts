import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'
import { trackTable } from './trackTable'

/**
 * The search index over all publications of a town, with a row per record and language. Triggers maintain it, so that manual edits
 * count. Needs no extension, because a managed server may refuse to create one.
 */
export const search: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const [table, sources] of Object.entries(sourcesOf)) await indexTable(db, table, sources)
    for (const table of ['search_entry', 'search_word', 'search_synonym']) await trackTable(db, table)
    // Indexes the existing records.
    for (const table of Object.keys(sourcesOf)) await sql.raw(`update ${table} set uid = uid`).execute(db)
  },
}

/** Properties of blocks with headings; then those with running text and names of people. */
const headings = "array['title', 'label', 'name', 'question']"
const prose =
  "array['text', 'html', 'description', 'subtitle', 'caption', 'details', 'response', 'value', 'function', 'firstName', 'lastName']"

/** The columns of `search_source`, selected from the rows of `changed`. */
const sourcesOf = {
  publication: `select portal, 'publication', uid, page.key, published_at, null, null, tags,
    page.value->>'title', page.value->>'summary', null, page.value->>'html'
    from changed, json_each(texts) as page`,
  event: `select portal, 'event', uid, page.key, null, ends_at, null, tags,
    page.value->>'title', page.value->>'summary', null, page.value->>'html'
    from changed, json_each(texts) as page`,
  place: `select portal, 'place', uid, page.key, null, null, null, jsonb_build_array(category),
    page.value->>'name', page.value->>'description', category, concat_ws(' ', page.value->>'scheduleNote',
      details#>>'{address,street}', details#>>'{address,zip}', details#>>'{address,locality}')
    from changed, json_each(texts) as page`,
  content: `select portal, 'content', uid, page.key, null, null, parent, '[]'::jsonb,
    page.value->>'title', page.value->>'description',
    search_strings((page.value->'components')::jsonb, ${headings}),
    search_strings((page.value->'components')::jsonb, ${prose})
    from changed, json_each(texts) as page`,
} as const

/** Indexed characters of a text; a tsvector holds at most 1 MB. */
const maxBody = 100_000

const statements = [
  // Lower-case letters without accents, and digits; everything else becomes a space. Independent of the collation, so that all
  // databases fold alike. In German, treats ae as ä.
  `create function search_fold(value text, locale text) returns text
    language sql immutable parallel safe as $$
    select case when locale = 'de'
        then regexp_replace(replace(replace(folded, 'ae', 'a'), 'oe', 'o'), '(^|[^aeq])ue', '\\1u', 'g')
        else folded end
      from (select trim(regexp_replace(lower(
        replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(normalize(regexp_replace(coalesce(value, ''), '<[^>]*>|&[#a-z0-9]+;', ' ', 'g'), NFD),
            '[\\u0300-\\u036f]', '', 'g'),
        'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o')
        collate "C"), '[^a-z0-9]+', ' ', 'g')) as folded) as plain $$`,
  `create function search_config(locale text) returns regconfig
    language sql immutable parallel safe as $$
    select (case locale when 'fr' then 'pg_catalog.french' when 'de' then 'pg_catalog.german'
      when 'en' then 'pg_catalog.english' when 'nl' then 'pg_catalog.dutch' else 'pg_catalog.simple' end)::regconfig $$`,
  // Joins the strings of the given properties, at any depth of a page's blocks.
  `create function search_strings(blocks jsonb, keys text[]) returns text
    language sql immutable parallel safe as $$
    select string_agg(property.value #>> '{}', ' ')
      from jsonb_path_query(blocks, 'strict $.** ? (@.type() == "object")') as node, jsonb_each(node) as property
      where property.key = any(keys) and jsonb_typeof(property.value) = 'string' $$`,
  `create table search_entry (
    portal text not null, kind text not null, uid text not null, locale text not null, from_at timestamptz,
    until_at timestamptz, parent text, tags jsonb not null, title text not null, lead tsvector not null,
    vector tsvector not null,    primary key (portal, kind, uid, locale))`,
  'create index search_entry_lead on search_entry using gin (lead)',
  'create index search_entry_vector on search_entry using gin (vector)',
  // Every word that was ever indexed, for misspellings, beginnings and parts of words.
  'create table search_word (portal text not null, locale text not null, word text not null, primary key (portal, locale, word))',
  // Synonyms of a town, in any of its languages.
  `create table search_synonym (
    portal text not null references portal (name) on delete cascade, position int not null, words jsonb not null,
    primary key (portal, position))`,
  // Searches without results, for the editors of the town's pages. They hold nothing about visitors.
  `create table search_miss (
    portal text not null references portal (name) on delete cascade, day date not null, words text not null,
    count int not null, primary key (portal, day, words))`,
  `create type search_source as (
    portal text, kind text, uid text, locale text, from_at timestamptz, until_at timestamptz, parent text, tags jsonb,
    title text, summary text, headings text, body text)`,
  `create function index_search(sources search_source[]) returns void
    language plpgsql security definer set search_path from current as $$
    begin
      insert into search_entry (portal, kind, uid, locale, from_at, until_at, parent, tags, title, lead, vector)
        select portal, kind, uid, locale, from_at, until_at, parent, tags, coalesce(title, ''), lead,
          lead || setweight(to_tsvector(search_config(locale), search_fold(headings, locale)), 'C')
          || setweight(to_tsvector(search_config(locale), search_fold(left(body, ${maxBody}), locale)), 'D')
        from unnest(sources), lateral (select
          setweight(to_tsvector(search_config(locale), search_fold(title, locale)), 'A')
          || setweight(to_tsvector(search_config(locale), search_fold(summary, locale)), 'B') as lead) as leads;
      insert into search_word (portal, locale, word)
        select distinct portal, locale, word from unnest(sources), regexp_split_to_table(
          search_fold(concat_ws(' ', title, summary, headings, left(body, ${maxBody})), locale), ' ') as word
        where length(word) between 3 and 30 and word !~ '^[0-9]+$'
        order by portal, locale, word
        on conflict do nothing;
    end $$`,
]
