import { type Kysely, type Migration, sql } from 'kysely'
import { indexFunction } from './indexTable'

/**
 * Makes the search find the places without a page of their own, such as car parks, which the map shows, and in French those
 * with opening hours by being open.
 */
export const searchMapPlaces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(indexFunction('place', sources, ['place', 'map-place'])).execute(db)
    // Indexes the places that are there already.
    await sql.raw('update place set uid = uid').execute(db)
  },
}

/** What people ask of a place that has opening hours. */
const hours = `case when json_array_length(details->'schedule') > 0 then case page.key
    when 'fr' then 'horaires, heures d’ouverture, ouvert, ouverte' when 'de' then 'Öffnungszeiten, geöffnet, offen'
    when 'en' then 'opening hours, open' when 'nl' then 'openingsuren, openingstijden, open' end end`

/** The columns of `search_source`, see `maps`. A place without a page has no tag: a list by tag holds pages. */
const sources = `select portal, case when has_page then 'place' else 'map-place' end, uid, page.key, null, null, null,
    case when has_page then jsonb_build_array(category) else '[]'::jsonb end,
    page.value->>'name', page.value->>'description', concat_ws(' ', category, ${hours}), concat_ws(' ', page.value->>'scheduleNote',
      details#>>'{address,street}', details#>>'{address,zip}', details#>>'{address,locality}')
    from changed, json_each(texts) as page`
