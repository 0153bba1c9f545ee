import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { Answer } from '../call/Answer'
import type { Handler } from '../call/Handler'
import type { Services } from '../call/Services'
import {
  type AccountRequest,
  cancelRequests,
  consumeRequest,
  invalidToken,
  lockAddress,
  makeRequest,
  readProof,
} from './accountRequests'
import { areMailsDelayed } from './areMailsDelayed'
import { normalizeEmail } from './findAccount'
import { endSessions } from './sessions'

/**
 * Undoes a change of address, confirmed or not, given the link or code mailed to the former address. The person who asked for the
 * change knew the password, so all sessions end and the owner chooses another password by mail.
 */
export const restoreAddress: Handler<'restoreAddress'> = async (call, services) => {
  const { accounts, db, now } = services
  const { token, code } = call.body
  const email = call.body.email === undefined ? undefined : normalizeEmail(call.body.email)
  await accounts.limits.countConfirmation(call.network, token === undefined ? email : undefined)
  const options = { kinds: ['restoration'], secret: accounts.secret, now } as const
  const find = await readProof(db, { token, email, code }, options)
  // Checks the proof first, because hashing is expensive and only its owner may cause it.
  await db.transaction().execute(find)
  const password = await accounts.passwords.hash(randomBytes(32).toString('base64url'))
  const restored = await db.transaction().execute(async (transaction) => {
    const request = await find(transaction)
    await restore(transaction, request, password, services)
    return request.email
  })
  const isDelayed = await areMailsDelayed(db)
  return new Answer(202, { data: { email: restored, isAccepted: true, ...(isDelayed && { isDelayed }) } })
}

/** Throws a 409 when another account took the address meanwhile, and a 410 when another call used the request. */
async function restore(
  db: Transaction<Tables>,
  request: AccountRequest,
  password: string,
  { accounts, now }: Services,
): Promise<void> {
  const { account, created_at, email, locale, portal } = request
  if (account === null) throw invalidToken()
  await lockAddress(db, email)
  const owner = await db.selectFrom('account').select('uid').where('email', '=', email).executeTakeFirst()
  if (owner && owner.uid !== account) throw new ApiFailure(409, 'conflict', 'Another account has the address.')
  if (!(await consumeRequest(db, request, account, now()))) {
    throw new ApiFailure(410, 'used-token', 'The change was taken back before.')
  }
  await db.updateTable('account').set({ email, password }).where('uid', '=', account).execute()
  await endSessions(db, account)
  await cancelRequests(db, account, ['email', 'reset'])
  // Undoing a later change would restore an address that the thief had set.
  await cancelRequests(db, account, ['restoration'], created_at)
  await makeRequest(db, { kind: 'reset', email, portal, locale, details: null }, accounts, now())
}
