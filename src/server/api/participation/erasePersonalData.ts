import type { Database } from '../../db/Tables'

const dayMs = 24 * 3_600_000

/**
 * Erases what is personal in submissions older than the given days. What only the town could read loses its whole content:
 * comments, suggestions, and reviews that were never published. Published reviews lose their senders. 0 days erases nothing.
 */
export async function erasePersonalData(db: Database, now: Date, days: number): Promise<void> {
  if (days === 0) return
  const before = new Date(now.getTime() - days * dayMs)
  const sender = { account: null, email: null, digest: null }
  await db.deleteFrom('review').where('written_at', '<', before).where('status', '<>', 'published').execute()
  await db
    .updateTable('review')
    .set({ ...sender, rater: null })
    .where('written_at', '<', before)
    .where('rater', 'is not', null)
    .execute()
  await db
    .updateTable('comment')
    .set({ ...sender, text: '', url: '', bytes: 0 })
    .where('received_at', '<', before)
    .where('bytes', '>', 0)
    .execute()
  await db
    .updateTable('suggestion')
    .set({ ...sender, text: '', fields: '{}', picture: null, bytes: 0 })
    .where('received_at', '<', before)
    .where('bytes', '>', 0)
    .execute()
}
