import type { Database } from '../db/Tables'
import { refreshIdleMs } from './accessToken'

/** Deletes sessions that cannot be continued and whose owner need not be told why, tokens that are too old to be recognised, and requests that have expired. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - refreshIdleMs)
  await db
    .deleteFrom('account_session')
    .where(({ eb, or, and }) =>
      or([and([eb('ends_at', '<', now), eb('replayed_at', 'is', null)]), eb('last_used_at', '<', idleSince)]),
    )
    .execute()
  await db.deleteFrom('account_token').where('issued_at', '<', idleSince).execute()
  // An expired request is kept for another day, so that a visitor who opens its link late reads that it has expired.
  const expiredBefore = new Date(now.getTime() - 24 * 3_600_000)
  await db.deleteFrom('account_request').where('expires_at', '<', expiredBefore).execute()
}
