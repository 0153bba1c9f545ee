import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { TokenPair } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { accessMs, hashToken, refreshIdleMs, sessionMs } from '../../identity/accessToken'

/** Time in which a repeated refresh token gives the same pair, in ms: its first answer may have been lost. */
const graceMs = 60_000

type NewSession = { account: string; portal: string | null; device: string | null }

/** Opens a session and returns its first tokens. */
export async function openSession(
  db: Database,
  { account, portal, device }: NewSession,
  secret: string,
  now: Date,
): Promise<TokenPair> {
  const id = randomUUID()
  const ends_at = new Date(now.getTime() + sessionMs)
  await db
    .insertInto('account_session')
    .values({ id, account, portal, device, created_at: now, last_used_at: now, ends_at })
    .execute()
  const refresh = randomBytes(32).toString('base64url')
  await issue(db, id, refresh, secret, now)
  return toPair(refresh, secret, accessMs)
}

/**
 * Replaces a refresh token by the next pair. Within `graceMs` a repeated token gives the same pair, as long as that pair is the
 * latest. Later repetition means that the token or its successor was stolen: the session ends, and each of its refresh tokens
 * returns `replayed` from then on. Returns undefined for an invalid token. A row lock serialises the calls of one session.
 */
export async function refreshSession(
  db: Database,
  refresh: string,
  { portal, secret, now }: { portal: string | undefined; secret: string; now: Date },
): Promise<TokenPair | 'replayed' | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom('account_session')
      .select(['id', 'portal', 'ends_at', 'replayed_at'])
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('account_token').select('session').where('refresh_hash', '=', hashToken(refresh)),
      )
      .forUpdate()
      .executeTakeFirst()
    const isForeign = portal !== undefined && session?.portal !== null && session?.portal !== portal
    if (!session || isForeign) return undefined
    if (session.replayed_at !== null) return 'replayed'
    if (session.ends_at <= now) return undefined
    const used = await findToken(transaction, refresh)
    if (!used || used.issued_at.getTime() + refreshIdleMs <= now.getTime()) return undefined
    const next = derive(secret, 'refresh', refresh)
    if (used.replaced_at === null) {
      await transaction
        .updateTable('account_token')
        .set({ replaced_at: now })
        .where('refresh_hash', '=', hashToken(refresh))
        .execute()
      await transaction.updateTable('account_session').set({ last_used_at: now }).where('id', '=', session.id).execute()
      await issue(transaction, session.id, next, secret, now)
      return toPair(next, secret, accessMs)
    }
    const isRetry = now.getTime() - used.replaced_at.getTime() <= graceMs
    const successor = isRetry ? await findToken(transaction, next) : undefined
    if (successor?.replaced_at === null) {
      return toPair(next, secret, successor.issued_at.getTime() + accessMs - now.getTime())
    }
    const end = { ends_at: now, replayed_at: now }
    await transaction.updateTable('account_session').set(end).where('id', '=', session.id).execute()
    return 'replayed'
  })
}

/** Ends the session of an access or refresh token, even one that was already replaced. */
export async function endSessionOf(db: Database, token: string): Promise<void> {
  const hash = hashToken(token)
  await db
    .deleteFrom('account_session')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('account_token')
        .select('session')
        .where(({ eb, or }) => or([eb('refresh_hash', '=', hash), eb('access_hash', '=', hash)])),
    )
    .execute()
}

/** Ends the sessions of an account, except the given one. */
export async function endSessions(db: Database, account: string, except?: string): Promise<void> {
  const sessions = db.deleteFrom('account_session').where('account', '=', account)
  await (except === undefined ? sessions : sessions.where('id', '!=', except)).execute()
}

const findToken = (db: Database, refresh: string) =>
  db
    .selectFrom('account_token')
    .select(['issued_at', 'replaced_at'])
    .where('refresh_hash', '=', hashToken(refresh))
    .executeTakeFirst()

async function issue(db: Database, session: string, refresh: string, secret: string, now: Date): Promise<void> {
  const access_hash = hashToken(derive(secret, 'access', refresh))
  await db
    .insertInto('account_token')
    .values({ refresh_hash: hashToken(refresh), access_hash, session, issued_at: now, replaced_at: null })
    .execute()
}

/** Derives the access token or the successor of a refresh token, so that neither has to be stored for a retry. */
const derive = (secret: string, kind: 'access' | 'refresh', refresh: string): string =>
  createHmac('sha256', secret).update(`account ${kind} token\n${refresh}`).digest('base64url')

const toPair = (refresh: string, secret: string, expiresMs: number): TokenPair => ({
  access_token: derive(secret, 'access', refresh),
  refresh_token: refresh,
  token_type: 'Bearer',
  expires_in: Math.max(0, Math.floor(expiresMs / 1000)),
})
