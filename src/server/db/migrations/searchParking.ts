import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'

/** Adds the page of street parking to the search index, in the words of the widget that opens it. */
export const searchParking: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await indexTable(db, 'store_widget', source, { kinds: ['parking'] })
    // Indexes the existing widgets.
    await sql.raw('update store_widget set uid = uid').execute(db)
  },
}

/** The columns of `search_source`, see `search`, with the names of the service in all languages. */
const source = `select portal, 'parking', uid, page.key, null::timestamptz, null::timestamptz, null, '[]'::jsonb,
    page.value->>'title', page.value->>'summary', '4411 stationnement parking parken parkeren',
    'horodateur parcmètre Parkuhr Parkschein parkeermeter'
    from changed, json_each(texts) as page where kind = 'parking'`
