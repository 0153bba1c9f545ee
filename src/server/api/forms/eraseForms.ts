import type { Database } from '../../db/Tables'

const dayMs = 24 * 3_600_000

/** Erases the content of forms and meter readings older than the given days. 0 days erases nothing. */
export async function eraseForms(db: Database, now: Date, days: number): Promise<void> {
  if (days === 0) return
  const before = new Date(now.getTime() - days * dayMs)
  await db
    .updateTable('filled_form')
    .set({ fields: '{}', account: null, bytes: 0 })
    .where('received_at', '<', before)
    .where('bytes', '>', 0)
    .execute()
  await db
    .updateTable('meter_reading')
    .set({ details: '{}', account: null, meter: null, bytes: 0 })
    .where('received_at', '<', before)
    .where('bytes', '>', 0)
    .execute()
}
