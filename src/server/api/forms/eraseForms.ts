import type { Database } from '../../db/Tables'

const dayMs = 24 * 3_600_000

/** What remains of an erased form or reading tells the town that and when there was one; 0 bytes mark it. */
const erasedForm = { fields: '{}', account: null, bytes: 0 }
const erasedReading = { details: '{}', account: null, meter: null, bytes: 0 }

/** Erases the content of forms and meter readings older than the given days. 0 days erases nothing. */
export async function eraseForms(db: Database, now: Date, days: number): Promise<void> {
  if (days === 0) return
  const before = new Date(now.getTime() - days * dayMs)
  await db.updateTable('filled_form').set(erasedForm).where('received_at', '<', before).where('bytes', '>', 0).execute()
  await db
    .updateTable('meter_reading')
    .set(erasedReading)
    .where('received_at', '<', before)
    .where('bytes', '>', 0)
    .execute()
}

/** Erases the content of the forms of an account. */
export async function eraseFormsOf(db: Database, account: string): Promise<void> {
  await db.updateTable('filled_form').set(erasedForm).where('account', '=', account).execute()
}

/** Erases the content of the meter readings of an account. */
export async function eraseReadingsOf(db: Database, account: string): Promise<void> {
  await db.updateTable('meter_reading').set(erasedReading).where('account', '=', account).execute()
}
