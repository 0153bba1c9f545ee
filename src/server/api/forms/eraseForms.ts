import type { Database } from '../../db/Tables'
import { readingOwner } from '../readings/readingOwner'

const dayMs = 24 * 3_600_000

/** What remains of an erased form or reading tells the town that and when there was one; 0 bytes mark it. */
const erasedForm = { fields: '{}', account: null, bytes: 0 }
const erasedReading = { details: '{}', account: null, bytes: 0 }
const noHistory = { meter: null, owner: null, kind: null, remind_to: null }

/** Erases the content of forms and meter readings older than the given days. 0 days erases nothing. */
export async function eraseForms(db: Database, now: Date, days: number): Promise<void> {
  if (days === 0) return
  const before = new Date(now.getTime() - days * dayMs)
  await db.updateTable('filled_form').set(erasedForm).where('received_at', '<', before).where('bytes', '>', 0).execute()
  await db
    .updateTable('meter_reading')
    // A reading in the history of a resident keeps the number of its meter, which tells meters apart.
    .set(({ eb }) => ({
      ...erasedReading,
      meter: eb.case().when('owner', 'is', null).then(null).else(eb.ref('meter')).end(),
    }))
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
  await db
    .updateTable('meter_reading')
    .set({ ...erasedReading, ...noHistory })
    .where(({ or, eb }) => or([eb('account', '=', account), eb('owner', '=', readingOwner.ofAccount(account))]))
    .execute()
}

/** Erases the content of the meter readings in the history of an anonymous visitor. */
export async function forgetReadingsOf(db: Database, anonymousUid: string): Promise<void> {
  await db
    .updateTable('meter_reading')
    .set({ ...erasedReading, ...noHistory })
    .where('owner', '=', readingOwner.ofAnonymous(anonymousUid))
    .execute()
}
