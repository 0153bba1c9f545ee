import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'

/** Adds what residents can report to the search index: every category that has no others within it. */
export const searchDefects: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await indexTable(db, 'defect_catalogue', source, { kinds: ['defect'], isOfPortal: true })
    // Indexes the existing categories.
    await sql.raw('update defect_catalogue set portal = portal').execute(db)
  },
}

/** The columns of `search_source`, see `search`, with the names of a report in all languages. */
const source = `with recursive category as (
      select portal, node, '[]'::jsonb as parents from changed, json_array_elements(record->'categories') as node
      union all
      select portal, child, parents || jsonb_build_array(node->'translations')
        from category, json_array_elements(node->'children') as child)
    select portal, 'defect', node->>'uid', page.key, null::timestamptz, null::timestamptz, null, '[]'::jsonb,
      page.value->>'title', page.value->>'description',
      concat_ws(' ', (select string_agg(word, ' ') from json_array_elements_text(page.value->'synonyms') as word),
        'signaler signalement report melden Meldung melding'),
      concat_ws(' ', (select string_agg(parent->page.key->>'title', ' ') from jsonb_array_elements(parents) as parent),
        'problème problem Problem probleem dégât damage Schaden schade')
      from category, json_each(node->'translations') as page
      where coalesce(json_array_length(node->'children'), 0) = 0`
