import type { Block } from '../../../../schemas'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { imageOf } from './imageOf'
import { isOpen } from './isOpen'

/** A place that a town wrote into a page: the one its id names, `place-<uid>`, open or closed as it is now. */
export async function livePlace(scope: Scope, block: Block<'place-cell'>): Promise<Block> {
  const uid = /^place-(.+)$/.exec(block.id ?? '')?.[1]
  if (!uid) return block
  const places = scope.db.selectFrom('place').selectAll().where('portal', '=', scope.name)
  const row = await places.where('uid', '=', uid).executeTakeFirst()
  if (!row) return block
  const { schedule, address, image: src } = row.details
  const image = imageOf(src, localized(row.texts, scope).imageAlt)
  const status = isOpen(schedule, scope.now, scope.timeZone) ? 'OPEN' : 'CLOSE'
  return { ...block, data: { address, ...(image ? { image } : {}), ...block.data, status } }
}
