import { publicationCell } from '../blocks/publicationCell'
import type { Handler } from '../Handler'
import { findPublications } from '../lists/findPublications'
import { toRange } from '../lists/rangeOf'
import { openScope } from '../scope/openScope'

export const listPublications: Handler<'listPublications'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { rows, total } = await findPublications(scope, toRange(call.query), call.query)
  return { data: { items: rows.map((row) => publicationCell(row, scope)), total } }
}
