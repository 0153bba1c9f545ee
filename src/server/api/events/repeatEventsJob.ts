import { z } from 'zod'
import { repeatEvents } from '../../db/repeatEvents'
import type { Database } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import type { JobContext } from '../Area'
import { calendarPastMs } from './findEvents'

const dayMs = 86_400_000

/** Extends the events that repeat by the days that came into the configured months, and deletes old repetitions, once a day. */
export const repeatEventsJob = ({ db, now }: Pick<JobContext, 'db' | 'now'>): JobKind => ({
  payload: z.strictObject({}),
  everyMs: dayMs,
  async run() {
    await deleteOldRepetitions(db, now())
    for (const portal of await db.selectFrom('portal').select(['name', 'record']).orderBy('name').execute())
      await repeatEvents(db, portal, now())
  },
})

/**
 * Deletes the repetitions that the calendar no longer holds. The first time of an event stays, and so does a repetition that a
 * visitor keeps as a favourite or has rated.
 */
async function deleteOldRepetitions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('event')
    .where('repeat_of', 'is not', null)
    .where('ends_at', '<=', new Date(now.getTime() - calendarPastMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('favourite')
            .select('favourite.uid')
            .whereRef('favourite.portal', '=', 'event.portal')
            .whereRef('favourite.uid', '=', 'event.uid')
            .where('favourite.kind', '=', 'event'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review')
            .select('review.uid')
            .whereRef('review.portal', '=', 'event.portal')
            .whereRef('review.data_uid', '=', 'event.uid')
            .where('review.data_type', '=', 'event'),
        ),
      ),
    )
    .execute()
}
