import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { noContent } from '../call/Answer'
import type { Handler } from '../call/Handler'
import type { Services } from '../call/Services'
import {
  type AccountRequest,
  cancelRequests,
  consumeRequest,
  findByCode,
  findByToken,
  invalidToken,
} from './accountRequests'
import { checkPassword } from './checkPassword'
import { normalizeEmail } from './findAccount'
import { endSessions } from './sessions'

/** Sets a new password, given the token of a mailed link. */
export const resetPassword: Handler<'resetPassword'> = async (call, services) => {
  const { accounts, db, now } = services
  await accounts.limits.countConfirmation(call.network)
  const find = (transaction: Transaction<Tables>) => findByToken(transaction, call.body.token, ['reset'], now())
  // Checks the link first, because hashing is expensive and only its owner may cause it.
  const { email } = await db.transaction().execute(find)
  checkPassword(call.body.password, email)
  const password = await accounts.passwords.hash(call.body.password)
  await db.transaction().execute(async (transaction) => {
    const request = await find(transaction)
    if (request.account !== call.params.uid) throw invalidToken()
    await setPassword(transaction, request, password, services)
  })
  return noContent()
}

/** Sets a new password, given an address and the code mailed to it. */
export const resetPasswordByCode: Handler<'resetPasswordByCode'> = async (call, services) => {
  const { accounts, db, now } = services
  const email = normalizeEmail(call.body.email)
  await accounts.limits.countConfirmation(call.network, email)
  checkPassword(call.body.password, email)
  const proof = { email, code: call.body.code, kinds: ['reset'] as const }
  const request = await findByCode(db, { ...proof, secret: accounts.secret, now: now() })
  if (!request) throw invalidToken()
  const password = await accounts.passwords.hash(call.body.password)
  await db.transaction().execute((transaction) => setPassword(transaction, request, password, services))
  return noContent()
}

/** Stores the new password, ends all sessions and other requests of the account, and mails its owner. */
async function setPassword(
  db: Transaction<Tables>,
  request: AccountRequest,
  password: string,
  { accounts, now }: Services,
): Promise<void> {
  const { account, portal } = request
  if (account === null || !(await consumeRequest(db, request, account, now()))) throw invalidToken()
  await db.updateTable('account').set({ password }).where('uid', '=', account).execute()
  await endSessions(db, account)
  await cancelRequests(db, account, ['email', 'reset'], now())
  await accounts.queueMail(db, { mail: 'password-notice', account, portal })
}
