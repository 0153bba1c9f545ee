import type { Comments } from '../../../../../schemas'
import { selectTogether } from '../../../db/selectTogether'
import type { Database } from '../../../db/Tables'
import type { ParticipationTarget } from '../participationTarget'
import { commentsOn } from './ratingSummary'

/** Reads one page, counted from 1, of the published reviews with a text, latest first. */
export async function findComments(
  db: Database,
  target: ParticipationTarget,
  { page, size }: { page: number; size: number },
): Promise<Comments> {
  const found = commentsOn(db, target)
  const { rows, counted } = await selectTogether(db, {
    rows: found
      .selectAll()
      .orderBy('written_at', 'desc')
      .orderBy('uid')
      .offset((page - 1) * size)
      .limit(size),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  return {
    componentData: { total: counted[0]?.total ?? 0 },
    components: rows.map(({ uid, author, rate, text, locale, written_at }) => ({
      type: 'comment',
      id: `comment-${uid}`,
      data: { ...(author && { author }), date: written_at.toISOString(), rate, text, ...(locale && { locale }) },
    })),
  }
}
