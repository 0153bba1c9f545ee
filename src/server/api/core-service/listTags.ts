import type { Handler } from '../Handler'
import { localized } from '../scope/localized'
import { openScope } from '../scope/openScope'

export const listTags: Handler<'listTags'> = async (call, services) => {
  const scope = await openScope(call, services)
  const rows = await scope.db
    .selectFrom('tag')
    .selectAll()
    .where('portal', '=', scope.name)
    .orderBy('position')
    .execute()
  return { data: rows.map(({ uid, color, texts }) => ({ uid, color, name: localized(texts, scope).name })) }
}
