import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { lockAccount } from '../../identity/lockAccount'
import { noContent } from '../call/Answer'
import type { Call, Handler } from '../call/Handler'
import type { Services } from '../call/Services'
import { forgetMails } from './accountMails'
import { readPicture, storePicture } from './accountPicture'
import { cancelRequests, makeRequest } from './accountRequests'
import { checkName } from './checkName'
import { checkPassword } from './checkPassword'
import { type AccountRow, findAccount, normalizeEmail, readAccountOf, signedInBy } from './findAccount'
import { endSessions } from './sessions'

export const readAccount: Handler<'readAccount'> = async (call, { db, now }) => {
  const { uid } = await signedInBy(call)
  return { data: await readAccountOf(db, uid, now()) }
}

/** Changes an account: all of the changes, or none. */
export const updateAccount: Handler<'updateAccount'> = async (call, services) => {
  const { accounts, db, now } = services
  const { uid, session, portal } = await signedInBy(call)
  const account = await findAccount(db, uid)
  const { body } = call
  const names = {
    ...(body.firstName === undefined ? {} : { first_name: checkName(body.firstName, '/body/firstName') }),
    ...(body.lastName === undefined ? {} : { last_name: checkName(body.lastName, '/body/lastName') }),
    ...(body.locale === undefined ? {} : { locale: body.locale }),
  }
  const email = body.email === undefined ? account.email : normalizeEmail(body.email)
  if (body.password !== undefined) checkPassword(body.password, email)
  const isNewEmail = email !== account.email
  if (body.password !== undefined || isNewEmail) await checkCurrent(services, account, body.currentPassword)
  if (isNewEmail) await accounts.limits.countMail(call.network, email)
  const password = body.password === undefined ? {} : { password: await accounts.passwords.hash(body.password) }
  const picture = body.picture ? await readPicture(body.picture.file) : body.picture
  await db.transaction().execute(async (transaction) => {
    const locked = await lockAccount(transaction, uid)
    if ((body.password !== undefined || isNewEmail) && locked.password !== account.password) throw wrongPassword()
    const changes = { ...names, ...password }
    if (Object.keys(changes).length > 0) {
      await transaction.updateTable('account').set(changes).where('uid', '=', uid).execute()
    }
    if (picture !== undefined) await storePicture(transaction, uid, picture)
    const portalName = call.query.portalName ?? portal ?? account.portal ?? ''
    if (body.password !== undefined) await cancelRequests(transaction, uid, ['email', 'reset'])
    if (isNewEmail) await requestEmail(transaction, { account: locked, email, portal: portalName }, services)
    if (body.password === undefined) return
    await endSessions(transaction, uid, session)
    await accounts.queueMail(transaction, { mail: 'password-notice', account: uid, portal: portalName })
  })
  return { data: await readAccountOf(db, uid, now()) }
}

type EmailChange = { account: AccountRow; email: string; portal: string }

/** Mails a confirmation to the new address and a way to undo the change to the current one. Cancels a pending change. */
async function requestEmail(
  db: Transaction<Tables>,
  { account, email, portal }: EmailChange,
  { accounts, now }: Services,
): Promise<void> {
  await db
    .deleteFrom('account_request')
    .where('account', '=', account.uid)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .execute()
  const request = { account: account.uid, portal, locale: account.locale, details: null }
  await makeRequest(db, { ...request, kind: 'email', email }, accounts, now())
  await makeRequest(db, { ...request, kind: 'restoration', email: account.email }, accounts, now())
}

/** Throws a 403 for a wrong password and a 429 after many attempts. */
async function checkCurrent({ accounts }: Services, account: AccountRow, password = ''): Promise<void> {
  await accounts.limits.countPassword(account.uid)
  if (!(await accounts.passwords.verify(account.password, password))) throw wrongPassword()
}

/** Also thrown when the password was changed after it was checked. */
const wrongPassword = () => new ApiFailure(403, 'wrong-password', 'The password is not that of the account.')

/**
 * Deletes an account and its data. Its votes and ratings are withdrawn, and what it sent to the town is erased. A write of its owner
 * at the same time is deleted too, or answered with a 401.
 */
export const deleteAccount: Handler<'deleteAccount'> = async (call, services) => {
  const { uid } = await signedInBy(call)
  const account = await findAccount(services.db, uid)
  await checkCurrent(services, account, passwordOf(call))
  await services.db.transaction().execute(async (transaction) => {
    const { email, password } = await lockAccount(transaction, uid)
    if (password !== account.password) throw wrongPassword()
    await services.ownedData.remove(transaction, uid)
    await transaction.deleteFrom('account_request').where('email', '=', email).execute()
    await forgetMails(transaction, uid)
    await transaction.deleteFrom('account').where('uid', '=', uid).execute()
  })
  return noContent()
}

/** Deletes the data of a visitor without an account. */
export const forgetVisitor: Handler<'forgetVisitor'> = async (call, { db, ownedData }) => {
  const { anonymousUid } = await call.visitor()
  if (anonymousUid !== undefined)
    await db.transaction().execute((transaction) => ownedData.forget(transaction, anonymousUid))
  return noContent()
}

const passwordOf = ({ query, body }: Call<'deleteAccount'>): string | undefined => body?.password ?? query.password
