import { createHash } from 'node:crypto'
import type { Database } from '../db/Tables'
import { ApiFailure } from '../http/ApiFailure'

/** How long an access token is good for, in ms. */
export const accessMs = 10 * 60_000

/**
 * How long a session lasts without a use of its refresh token, and how long at most, in ms. Every page and call uses it once the
 * access token has expired. Both are longer than the 20 hours from which WCAG 2.2.1 asks for no warning.
 */
export const refreshIdleMs = 30 * 24 * 3_600_000
export const sessionMs = 180 * 24 * 3_600_000

/** Tokens are random, so that their plain hash cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Who is signed in, and by which session. A session with a portal is good for that portal only. */
export type SignedIn = { uid: string; session: string; portal: string | undefined }

export const unauthorized = (): ApiFailure =>
  new ApiFailure(401, 'unauthorized', 'The call needs an access token that has not expired.')

/**
 * The account of an `Authorization` header; undefined without one. Every call asks the database, so that a session that ended
 * on any server is over at once. Throws a 401 for a token that is unknown or has expired.
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
