import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../Handler'
import { findPoi } from '../participation/participationTarget'
import { findComments } from '../participation/ratings/findComments'
import { recordReads } from '../recordReads'

/** Lists the reviews of a record. The path names the town by its point-of-interest uid or its portal. */
export const listComments: Handler<'listComments'> = async (call, { db }) => {
  const { uid, dataUid } = call.params
  const { dataType } = call.query
  const portal = await findPoi(db, uid)
  if (!portal) throw notFound(`No town is the point of interest "${uid}".`)
  const tables = recordReads(db, portal.name, call.dependencies)
  return { data: await findComments(tables, { portal: portal.name, dataType, dataUid }, call.query) }
}
