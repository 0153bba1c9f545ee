import type { Database } from '../db/Tables'
import { refreshIdleMs } from './accessToken'

/** Deletes ended sessions (except replayed ones, whose owner is informed), old tokens and expired requests. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - refreshIdleMs)
  await db
    .deleteFrom('account_session')
    .where(({ eb, or, and }) =>
      or([and([eb('ends_at', '<', now), eb('replayed_at', 'is', null)]), eb('last_used_at', '<', idleSince)]),
    )
    .execute()
  await db.deleteFrom('account_token').where('issued_at', '<', idleSince).execute()
  // Keeps expired requests for another day, so that a visitor who opens the link late learns that it expired.
  const expiredBefore = new Date(now.getTime() - 24 * 3_600_000)
  await db.deleteFrom('account_request').where('expires_at', '<', expiredBefore).execute()
}
