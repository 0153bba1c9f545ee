import { noContent } from '../Answer'
import type { Handler } from '../Handler'
import { consumeRequest, findByToken, invalidToken } from './accountRequests'
import { checkPassword } from './checkPassword'
import { endSessions } from './sessions'

/** Sets a new password by a link that was mailed. All sessions end, and the owner is told. */
export const resetPassword: Handler<'resetPassword'> = async (call, { accounts, db, now }) => {
  await accounts.limits.countConfirmation(call.network)
  checkPassword(call.body.password, '')
  // The link is looked at before the hash, which is work that only the owner of one may cause.
  await db.transaction().execute(async (transaction) => {
    await findByToken(transaction, call.body.token, ['reset'], now())
  })
  const password = await accounts.passwords.hash(call.body.password)
  await db.transaction().execute(async (transaction) => {
    const request = await findByToken(transaction, call.body.token, ['reset'], now())
    const uid = request.account
    if (uid === null || uid !== call.params.uid) throw invalidToken()
    await transaction.updateTable('account').set({ password }).where('uid', '=', uid).execute()
    await consumeRequest(transaction, request, uid, now())
    await endSessions(transaction, uid)
    await accounts.queueMail(transaction, { mail: 'password-notice', account: uid, portal: request.portal })
  })
  return noContent()
}
