import { sql } from 'kysely'
import type { JobContext } from '../Area'

const dayMs = 24 * 3_600_000

/** Days that an appointment is listed after it was. */
const pastDays = 365

/**
 * Deletes holds that have expired and slots that are over, and erases what the forms of past appointments held after the days of
 * personal data; 0 days erases nothing. Past appointments are deleted after a year.
 */
export async function deleteExpiredSlots({ db, now, personalDataDays }: JobContext): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  await db.deleteFrom('appointment_slot').where('hold_ends_at', '<=', now()).execute()
  await db.deleteFrom('appointment_slot').where('free_at', '<', before(1)).execute()
  await db.deleteFrom('appointment').where('ends_at', '<', before(pastDays)).execute()
  await db.deleteFrom('appointment_day_list').where('day', '<', before(7).toISOString().slice(0, 10)).execute()
  if (personalDataDays === 0) return
  await db
    .updateTable('appointment')
    .set({ fields: '{}', email: null })
    .where('ends_at', '<', before(personalDataDays))
    .where(sql`fields::text`, '<>', '{}')
    .execute()
}
