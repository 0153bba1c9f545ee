import type { AccountSession } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import { refreshIdleMs, type SignedIn } from '../../identity/accessToken'
import { noContent } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { signedInBy } from './findAccount'
import { endSessions } from './sessions'

/** Reads the active sessions of an account, last used first. */
export async function sessionsOf(db: Database, { uid, session }: SignedIn, now: Date): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('account_session')
    .selectAll()
    .where('account', '=', uid)
    .where('ends_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - refreshIdleMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, portal, device, created_at, last_used_at }) => ({
    id,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isCurrent: id === session,
    ...(portal === null ? {} : { portalName: portal }),
    ...(device === null ? {} : { device }),
  }))
}

export const listSessions: Handler<'listSessions'> = async (call, { db, now }) => {
  return { data: await sessionsOf(db, await signedInBy(call), now()) }
}

export const endOtherSessions: Handler<'endOtherSessions'> = async (call, { db }) => {
  const { uid, session } = await signedInBy(call)
  await endSessions(db, uid, session)
  return noContent()
}

export const endSession: Handler<'endSession'> = async (call, { db }) => {
  const { uid } = await signedInBy({ visitor: call.visitor, query: call.query })
  const { numDeletedRows } = await db
    .deleteFrom('account_session')
    .where('id', '=', call.params.id)
    .where('account', '=', uid)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('The account has no such session.')
  return noContent()
}
