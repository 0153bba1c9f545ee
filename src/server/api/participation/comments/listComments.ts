import { notFound } from '../../../http/ApiFailure'
import type { Handler } from '../../call/Handler'
import { openPoiScope } from '../participationTarget'
import { findComments } from '../ratings/findComments'
import { isRated } from '../ratings/isRatable'

/** Lists the reviews of a record. The path names the town by its point-of-interest uid or its portal. */
export const listComments: Handler<'listComments'> = async (call, services) => {
  const { dataUid } = call.params
  const { dataType } = call.query
  const scope = await openPoiScope(call, services)
  if (!(await isRated(scope, { dataType, dataUid })))
    throw notFound(`The town takes no ratings of the ${dataType} "${dataUid}".`)
  return { data: await findComments(scope.db, { portal: scope.name, dataType, dataUid }, call.query) }
}
