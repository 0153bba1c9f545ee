import { departuresBlock } from '../departures/departuresBlock'
import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'

export const listDepartures: Handler<'listDepartures'> = async ({ params, query, language }, services) => {
  const stop = await services.db.selectFrom('stop').selectAll().where('uid', '=', params.uid).executeTakeFirst()
  if (!stop) throw notFound(`There is no stop "${params.uid}".`)
  const scope = await openScope({ params: { portalName: stop.portal }, language }, services)
  return { data: departuresBlock(stop, scope, query.count) }
}
