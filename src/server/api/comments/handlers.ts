import { selectTogether } from '../../db/selectTogether'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../Handler'
import { findPoi } from '../participation/findThing'
import { commentsOn } from '../participation/ratings/ratingSummary'
import { recordReads } from '../recordReads'

/** What visitors wrote about something of a town, which is named as a point of interest or by its portal. */
export const listComments: Handler<'listComments'> = async (call, { db }) => {
  const { uid, dataUid } = call.params
  const { page, size, dataType } = call.query
  const portal = await findPoi(db, uid)
  if (!portal) throw notFound(`No town is the point of interest "${uid}".`)
  const { name } = portal
  const tables = recordReads(db, name, call.dependencies)
  const found = commentsOn(tables, { portal: name, dataType, dataUid })
  const { rows, counted } = await selectTogether(tables, {
    rows: found
      .selectAll()
      .orderBy('written_at', 'desc')
      .orderBy('uid')
      .offset((page - 1) * size)
      .limit(size),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  return {
    data: {
      componentData: { total: counted[0]?.total ?? 0 },
      components: rows.map(({ uid, author, rate, text, written_at }) => ({
        type: 'comment',
        id: `comment-${uid}`,
        data: { ...(author && { author }), date: written_at.toISOString(), rate, text },
      })),
    },
  }
}
