import { type Kysely, type Migration, sql } from 'kysely'
import { indexFunction } from './indexTable'

/** Adds the names of their kind to news, events and walks in the search index. */
export const searchKinds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [table, sources] of Object.entries(sourcesOf)) {
      await sql.raw(indexFunction(table, sources)).execute(db)
      // Indexes the existing records.
      await sql.raw(`update ${table} set uid = uid`).execute(db)
    }
  },
}

/** Names in all languages, because a visitor may search for a record that exists in another language only. */
const names = {
  publication: 'actualité news Nachricht nieuws',
  event: 'événement event Veranstaltung evenement',
  walk: 'balade walk Wanderung wandeling',
} as const

/** Less common names. */
const otherNames = {
  publication: 'Neuigkeit Aktuelles',
  event: 'agenda Termine',
  walk: 'promenade randonnée hike hiking Wandern Spaziergang wandelen',
} as const

/** The columns of `search_source`, see `search`. Names weigh as much as headings, other names as running text. */
const sourcesOf = {
  publication: `select portal, 'publication', uid, page.key, published_at, null, null, tags,
    page.value->>'title', page.value->>'summary', '${names.publication}',
    concat_ws(' ', '${otherNames.publication}', page.value->>'html')
    from changed, json_each(texts) as page`,
  event: `select portal, 'event', uid, page.key, null, ends_at, null, tags,
    page.value->>'title', page.value->>'summary', '${names.event}',
    concat_ws(' ', '${otherNames.event}', page.value->>'html')
    from changed, json_each(texts) as page`,
  walk: `select portal, 'walk', uid, page.key, null, null, null, jsonb_build_array(theme),
    page.value->>'title', page.value->>'summary', concat_ws(' ', page.value->>'themeName', '${names.walk}'),
    concat_ws(' ', '${otherNames.walk}', page.value->>'html')
    from changed, json_each(texts) as page`,
} as const
