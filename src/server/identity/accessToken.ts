import { createHash } from 'node:crypto'
import type { Database } from '../db/Tables'
import { ApiFailure } from '../http/ApiFailure'

/** Lifetime of an access token, in ms. */
export const accessMs = 10 * 60_000

/**
 * Lifetime of a session without use of its refresh token, and in total, in ms. Every page and call uses the refresh token once the
 * access token has expired. Both exceed the 20 hours above which WCAG 2.2.1 requires no warning.
 */
export const refreshIdleMs = 30 * 24 * 3_600_000
export const sessionMs = 180 * 24 * 3_600_000

/** A plain hash is safe because tokens are random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The signed-in account and its session. A session with a portal is valid for that portal only. */
export type SignedIn = { uid: string; session: string; portal: string | undefined }

export const unauthorized = (): ApiFailure =>
  new ApiFailure(401, 'unauthorized', 'The call needs a valid access token.')

/**
 * Finds the account of an `Authorization` header; undefined without one. Every call queries the database, so that a session ends on
 * all servers at once. Throws a 401 for an unknown or expired token.
 */
export async function findSignedIn(
  db: Database,
  now: Date,
  authorization: string | undefined,
): Promise<SignedIn | undefined> {
  if (authorization === undefined) return undefined
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (token === undefined) throw unauthorized()
  const found = await db
    .selectFrom('account_token')
    .innerJoin('account_session', 'account_session.id', 'account_token.session')
    .select(['account_session.account', 'account_session.id', 'account_session.portal'])
    .where('access_hash', '=', hashToken(token))
    .where('issued_at', '>', new Date(now.getTime() - accessMs))
    .where('ends_at', '>', now)
    .executeTakeFirst()
  if (!found) throw unauthorized()
  return { uid: found.account, session: found.id, portal: found.portal ?? undefined }
}
