import { sql } from 'kysely'
import type { Database } from '../../db/Tables'

const dayMs = 24 * 3_600_000

/**
 * Erases the senders of contributions older than the given days: addresses, accounts, hashes of visitors and pictures, and the
 * whole content of forms and meter readings. Public texts stay. 0 days erases nothing.
 */
export async function erasePersonalData(db: Database, now: Date, days: number): Promise<void> {
  if (days === 0) return
  const before = new Date(now.getTime() - days * dayMs)
  const sender = { account: null, email: null, digest: null }
  await db
    .updateTable('review')
    .set({ ...sender, rater: null })
    .where('written_at', '<', before)
    .where('rater', 'is not', null)
    .execute()
  await db
    .updateTable('comment')
    .set(sender)
    .where('received_at', '<', before)
    .where(({ eb, or }) =>
      or([eb('email', 'is not', null), eb('account', 'is not', null), eb('digest', 'is not', null)]),
    )
    .execute()
  await db
    .updateTable('suggestion')
    .set({ ...sender, picture: null, bytes: sql<number>`octet_length(text) + octet_length(fields::text)` })
    .where('received_at', '<', before)
    .where(({ eb, or }) =>
      or([
        eb('email', 'is not', null),
        eb('account', 'is not', null),
        eb('picture', 'is not', null),
        eb('digest', 'is not', null),
      ]),
    )
    .execute()
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
