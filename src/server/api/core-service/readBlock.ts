import { findBlock } from '../blocks/findBlock'
import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'

export const readBlock: Handler<'readBlock'> = async (call, services) => {
  const scope = await openScope(call, services)
  const block = await findBlock(scope, call.params.id, call.query.env)
  if (!block) throw notFound(`No block of this portal has the id "${call.params.id}".`)
  return { data: block }
}
