import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { eventPage } from '../pages/eventPage'
import { openScope } from '../scope/openScope'

export const readEvent: Handler<'readEvent'> = async (call, services) => {
  const scope = await openScope(call, services)
  const row = await scope.db
    .selectFrom('event')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', call.params.uid)
    .executeTakeFirst()
  if (!row) throw notFound(`No event is called "${call.params.uid}".`)
  const place = await scope.db
    .selectFrom('place')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', row.place ?? '')
    .executeTakeFirst()
  return { data: eventPage(row, place, scope) }
}
