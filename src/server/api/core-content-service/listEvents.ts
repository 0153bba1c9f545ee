import { eventCell } from '../blocks/eventCell'
import type { Handler } from '../Handler'
import { findEvents } from '../lists/findEvents'
import { toRange } from '../lists/rangeOf'
import { openScope } from '../scope/openScope'

export const listEvents: Handler<'listEvents'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { rows, total } = await findEvents(scope, toRange(call.query), call.query)
  return { data: { items: rows.map((row) => eventCell(row, scope)), total } }
}
