import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { noContent } from '../call/Answer'
import type { Handler } from '../call/Handler'
import type { Services } from '../call/Services'
import {
  type AccountRequest,
  cancelRequests,
  consumeRequest,
  findByToken,
  invalidToken,
  readProof,
} from './accountRequests'
import { checkPassword } from './checkPassword'
import { normalizeEmail } from './findAccount'
import { endSessions } from './sessions'

type Find = (transaction: Transaction<Tables>) => Promise<AccountRequest>

/** Sets a new password, given the token of a mailed link. */
export const resetPassword: Handler<'resetPassword'> = async (call, services) => {
  const { accounts, db, now } = services
  await accounts.limits.countConfirmation(call.network)
  const find: Find = async (transaction) => {
    const request = await findByToken(transaction, call.body.token, ['reset'], now)
    if (request.account !== call.params.uid) throw invalidToken()
    return request
  }
  // Checks the link first, because hashing is expensive and only its owner may cause it.
  const { email } = await db.transaction().execute(find)
  checkPassword(call.body.password, email)
  await setPassword(find, call.body.password, services)
  return noContent()
}

/** Sets a new password, given an address and the code mailed to it. */
export const resetPasswordByCode: Handler<'resetPasswordByCode'> = async (call, services) => {
  const { accounts, db, now } = services
  const email = normalizeEmail(call.body.email)
  await accounts.limits.countConfirmation(call.network, email)
  checkPassword(call.body.password, email)
  const find = await readProof(db, { email, code: call.body.code }, { kinds: ['reset'], secret: accounts.secret, now })
  await setPassword(find, call.body.password, services)
  return noContent()
}

/** Stores the new password, ends all sessions and other requests of the account, and mails its owner: if the request still is open. */
async function setPassword(find: Find, chosen: string, { accounts, db, now }: Services): Promise<void> {
  const password = await accounts.passwords.hash(chosen)
  await db.transaction().execute(async (transaction) => {
    const request = await find(transaction)
    const { account, portal } = request
    if (account === null || !(await consumeRequest(transaction, request, account, now()))) throw invalidToken()
    await transaction.updateTable('account').set({ password }).where('uid', '=', account).execute()
    await endSessions(transaction, account)
    await cancelRequests(transaction, account, ['email', 'reset'])
    await accounts.queueMail(transaction, { mail: 'password-notice', account, portal })
  })
}
