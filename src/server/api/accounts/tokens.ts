import { ApiFailure } from '../../http/ApiFailure'
import { noContent } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import type { Services } from '../call/Services'
import { normalizeEmail } from './findAccount'
import { endSessionOf, openSession, refreshSession } from './sessions'

/** The same failure for every wrong combination, so that it reveals nothing about an account or a token. */
const invalidGrant = () => new ApiFailure(400, 'invalid-grant', 'The credentials are not valid.')

export const createTokens: Handler<'createTokens'> = async (call, services) => {
  const { grant_type, username, password, refresh_token, portalName } = call.body
  const { accounts, db, now } = services
  if (grant_type === 'refresh_token') {
    const options = { portal: portalName, secret: accounts.secret, now: now() }
    const pair = refresh_token === undefined ? undefined : await refreshSession(db, refresh_token, options)
    if (pair === 'replayed')
      throw new ApiFailure(400, 'replayed-token', 'The session ended because a replaced token was sent again.')
    if (!pair) throw invalidGrant()
    return pair
  }
  if (username === undefined || password === undefined) throw invalidGrant()
  if (portalName !== undefined) await openScope({ ...call, params: { portalName } }, services)
  const email = normalizeEmail(username)
  await accounts.limits.countSignIn(call.network, email)
  const account = await db
    .selectFrom('account')
    .select(['uid', 'password'])
    .where('email', '=', email)
    .executeTakeFirst()
  const isRight = await accounts.passwords.verify(account?.password, password)
  if (!account || !isRight) throw invalidGrant()
  const { anonymousUid } = await call.visitor()
  return await signIn(services, { ...call, account, portal: portalName ?? null, anonymousUid })
}

type SignIn = {
  /** The account and its password when it was proven. */
  account: { uid: string; password: string }
  portal: string | null
  device: string | undefined
  /** Anonymous id before sign-in, whose votes and favourites become the account's. */
  anonymousUid: string | undefined
}

/**
 * Opens a session and transfers the data of the anonymous visitor to the account. Throws like a wrong password when the account was
 * deleted or its password replaced since the proof: a replaced password ends all sessions, and this would open another.
 */
export const signIn = async (
  { db, accounts, now, ownedData }: Services,
  { account, portal, device, anonymousUid }: SignIn,
) =>
  await db.transaction().execute(async (transaction) => {
    const { uid } = account
    const row = transaction.selectFrom('account').select('password').where('uid', '=', uid).forShare()
    if ((await row.executeTakeFirst())?.password !== account.password) throw invalidGrant()
    if (anonymousUid !== undefined) await ownedData.move(transaction, anonymousUid, uid)
    const session = { account: uid, portal, device: device ?? null }
    return await openSession(transaction, session, accounts.secret, now())
  })

export const revokeToken: Handler<'revokeToken'> = async (call, { db }) => {
  await endSessionOf(db, call.body.token)
  return noContent()
}
