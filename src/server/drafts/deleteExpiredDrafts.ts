import type { Database } from '../db/Tables'

/** Deletes the shared drafts whose time is over. */
export async function deleteExpiredDrafts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('shared_draft').where('expires_at', '<=', now).execute()
}
