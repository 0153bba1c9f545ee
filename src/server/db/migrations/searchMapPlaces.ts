import { type Kysely, type Migration, sql } from 'kysely'
import { indexFunction } from './indexTable'

/**
 * Adds places without a page, such as car parks, to the search index, and the French words "ouvert, ouverte" to places with
 * opening hours.
 */
export const searchMapPlaces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(indexFunction('place', sources, { kinds: ['place', 'map-place'] })).execute(db)
    // Indexes the existing places.
    await sql.raw('update place set uid = uid').execute(db)
  },
}

/** Search words of places with opening hours. */
const hours = `case when json_array_length(details->'schedule') > 0 then case page.key
    when 'fr' then 'horaires, heures d’ouverture, ouvert, ouverte' when 'de' then 'Öffnungszeiten, geöffnet, offen'
    when 'en' then 'opening hours, open' when 'nl' then 'openingsuren, openingstijden, open' end end`

/** The columns of `search_source`, see `maps`. A place without a page has no tag, because lists by tag hold pages only. */
const sources = `select portal, case when has_page then 'place' else 'map-place' end, uid, page.key, null, null, null,
    case when has_page then jsonb_build_array(category) else '[]'::jsonb end,
    page.value->>'name', page.value->>'description', concat_ws(' ', category, ${hours}), concat_ws(' ', page.value->>'scheduleNote',
      details#>>'{address,street}', details#>>'{address,zip}', details#>>'{address,locality}')
    from changed, json_each(texts) as page`
