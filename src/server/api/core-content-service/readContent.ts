import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { contentPage } from '../pages/contentPage'
import { openScope } from '../scope/openScope'

export const readContent: Handler<'readContent'> = async (call, services) => {
  const scope = await openScope(call, services)
  const page = await contentPage(scope, call.params.uid, call.query.parent)
  if (!page) throw notFound(`No content is called "${call.params.uid}".`)
  return { data: page }
}
