import type { Database } from '../../db/Tables'

const dayMs = 24 * 3_600_000

const sender = { account: null, email: null, digest: null }

/** What remains of an erased comment or suggestion tells the town that and when there was one; 0 bytes mark it. */
const erased = {
  comment: { ...sender, text: '', url: '', bytes: 0 },
  suggestion: { ...sender, text: '', fields: '{}', picture: null, bytes: 0 },
}

/**
 * Erases what is personal in submissions older than the given days. What only the town could read loses its whole content:
 * comments, suggestions, and reviews that were never published. Published reviews lose their senders. 0 days erases nothing.
 */
export async function erasePersonalData(db: Database, now: Date, days: number): Promise<void> {
  if (days === 0) return
  const before = new Date(now.getTime() - days * dayMs)
  await db.deleteFrom('review').where('written_at', '<', before).where('status', '<>', 'published').execute()
  await db
    .updateTable('review')
    .set({ ...sender, rater: null })
    .where('written_at', '<', before)
    .where('rater', 'is not', null)
    .execute()
  for (const table of ['comment', 'suggestion'] as const) {
    await db.updateTable(table).set(erased[table]).where('received_at', '<', before).where('bytes', '>', 0).execute()
  }
}

/** Erases the comments or suggestions of an account, which only the town could read. */
export async function eraseSubmissionsOf(
  db: Database,
  table: 'comment' | 'suggestion',
  account: string,
): Promise<void> {
  await db.updateTable(table).set(erased[table]).where('account', '=', account).execute()
}
