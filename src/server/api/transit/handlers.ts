import { normalizeForSearch } from '../../db/normalizeForSearch'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { containsWord } from '../call/listQueries'
import { openScope } from '../call/Scope'
import { departuresBlock } from './departuresBlock'

export const listStops: Handler<'listStops'> = async ({ query }, { db }) => {
  const { zips, stopName = '' } = query
  let found = db.selectFrom('stop').selectAll().orderBy('name').orderBy('uid')
  if (zips) found = found.where('zip', 'in', zips.split(','))
  for (const word of normalizeForSearch(stopName).split(/\s+/).filter(Boolean)) {
    found = found.where(({ ref }) => containsWord(ref('search'), word))
  }
  const rows = await found.execute()
  const items = rows.map(({ uid, name, zip, lat, lon, lines }) => {
    return { uid, name, zip, lat, lon, lines: [...new Set(lines.map(({ line }) => line))] }
  })
  return { data: { items, total: items.length } }
}

export const listDepartures: Handler<'listDepartures'> = async (call, services) => {
  const stop = await services.db.selectFrom('stop').selectAll().where('uid', '=', call.params.uid).executeTakeFirst()
  if (!stop) throw notFound(`There is no stop "${call.params.uid}".`)
  const scope = await openScope({ ...call, params: { portalName: stop.portal } }, services)
  return { data: departuresBlock(stop, scope, call.query.count) }
}
