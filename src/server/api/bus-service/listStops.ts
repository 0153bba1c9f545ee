import { normalizeForSearch } from '../../db/folded'
import type { Handler } from '../Handler'
import { likePattern } from '../lists/containing'

export const listStops: Handler<'listStops'> = async ({ query }, { db }) => {
  const { zips, stopName = '' } = query
  let found = db.selectFrom('stop').selectAll().orderBy('name').orderBy('uid')
  if (zips) found = found.where('zip', 'in', zips.split(','))
  for (const word of normalizeForSearch(stopName).split(/\s+/).filter(Boolean)) {
    found = found.where('search', 'like', likePattern(word))
  }
  const rows = await found.execute()
  const items = rows.map(({ uid, name, zip, lat, lon, lines }) => {
    return { uid, name, zip, lat, lon, lines: [...new Set(lines.map(({ line }) => line))] }
  })
  return { data: { items, total: items.length } }
}
