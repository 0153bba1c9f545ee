import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { publicationPage } from '../pages/publicationPage'
import { openScope } from '../scope/openScope'

export const readPublication: Handler<'readPublication'> = async (call, services) => {
  const scope = await openScope(call, services)
  const row = await scope.db
    .selectFrom('publication')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', call.params.uid)
    .where('published_at', '<=', scope.now)
    .executeTakeFirst()
  if (!row) throw notFound(`No publication is called "${call.params.uid}".`)
  return { data: publicationPage(row, scope) }
}
