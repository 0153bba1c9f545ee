import { sql } from 'kysely'
import type { JobContext } from '../Area'

const dayMs = 24 * 3_600_000

/** Days after its end on which a camp's allergies are erased: only the stay needs them. */
const allergyDays = 7

/** Days after its end on which a camp is deleted, at the latest. */
const keptDays = 365

/** Erases allergies soon after a camp, all it says after the days of personal data, and deletes old camps and drafts. */
export async function eraseCamps({
  db,
  now,
  personalDataDays,
}: Pick<JobContext, 'db' | 'now' | 'personalDataDays'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs).toISOString().slice(0, 10)
  await db.deleteFrom('camp').where('draft_ends_at', '<', now()).execute()
  await db.deleteFrom('camp').where('ends_on', '<', before(keptDays)).execute()
  await db
    .updateTable('camp')
    .set({ fields: sql`(fields::jsonb - 'allergies')::json` })
    .where('ends_on', '<', before(allergyDays))
    .where(sql<boolean>`fields->'allergies' is not null`)
    .execute()
  if (personalDataDays === 0) return
  await db
    .updateTable('camp')
    .set({ fields: '{}', email: null, bytes: 0 })
    .where('ends_on', '<', before(personalDataDays))
    .where('bytes', '>', 0)
    .execute()
}
