import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { lockAccount } from '../../identity/lockAccount'
import { Answer } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import type { Services } from '../call/Services'
import { invalidField } from '../submissions/FieldIssue'
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
import { checkName } from './checkName'
import { checkPassword } from './checkPassword'
import { normalizeEmail } from './findAccount'
import { signIn } from './tokens'

/** Stores a registration. The account is created when the visitor confirms the address. */
export const createAccount: Handler<'createAccount'> = async (call, services) => {
  const { accounts, db, now } = services
  const email = normalizeEmail(call.body.email)
  const firstName = checkName(call.body.firstName, '/body/firstName')
  const lastName = checkName(call.body.lastName, '/body/lastName')
  checkPassword(call.body.password, email)
  await accounts.limits.countMail(call.network, email)
  const scope = await openScope({ ...call, params: { portalName: call.body.portalName } }, services)
  const password = await accounts.passwords.hash(call.body.password)
  const registration = call.body.registration ?? randomUUID()
  const details = JSON.stringify({ password, firstName, lastName, registration })
  const request = {
    kind: 'registration',
    email,
    portal: scope.name,
    locale: call.body.locale ?? scope.locale,
    details,
  } as const
  await db.transaction().execute((transaction) => makeRequest(transaction, request, accounts, now()))
  return await accepted(services)
}

export const resendConfirmation: Handler<'resendConfirmation'> = async (call, services) => {
  const { registration } = call.body
  const details = registration === undefined ? null : JSON.stringify({ registration })
  await requestMail({ kind: 'resend', details }, call, services)
  return await accepted(services)
}

export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call, services) => {
  await requestMail({ kind: 'reset', details: null }, call, services)
  return await accepted(services)
}

/** Answers calls that send a mail, without revealing whether the address is known. */
const accepted = async ({ db }: Services) =>
  new Answer(202, { data: { isAccepted: true, ...((await areMailsDelayed(db)) && { isDelayed: true }) } })

type MailCall = Parameters<Handler<'requestPasswordReset'>>[0] | Parameters<Handler<'resendConfirmation'>>[0]

type MailRequest = { kind: 'resend' | 'reset'; details: string | null }

async function requestMail(mail: MailRequest, call: MailCall, services: Services): Promise<void> {
  const { accounts, db, now } = services
  const email = normalizeEmail(call.body.email)
  await accounts.limits.countMail(call.network, email)
  const { portalName } = call.body
  const scope = portalName === undefined ? undefined : await openScope({ ...call, params: { portalName } }, services)
  const request = { ...mail, email, portal: scope?.name ?? '', locale: scope?.locale ?? 'fr' }
  await db.transaction().execute((transaction) => makeRequest(transaction, request, accounts, now()))
}

/**
 * Confirms the new address of an account, or the address of a registration, which creates the account and signs in. Refuses a
 * caller who is signed in to another account. A registration takes its own password besides the proof: somebody else may have
 * registered the address, and its owner, who presses the link of that mail, must not open an account with a foreign password.
 */
export const confirmAddress: Handler<'confirmAddress'> = async (call, services) => {
  const { accounts, db, now } = services
  const { token, code, portalName } = call.body
  const email = call.body.email === undefined ? undefined : normalizeEmail(call.body.email)
  await accounts.limits.countConfirmation(call.network, token === undefined ? email : undefined)
  const visitor = await call.visitor()
  if (portalName !== undefined) await openScope({ ...call, params: { portalName } }, services)
  const options = { kinds: ['registration', 'email'], secret: accounts.secret, now } as const
  const find = await readProof(db, { token, email, code }, options)
  const asked = await db.transaction().execute(async (transaction) => {
    const found = await find(transaction)
    const isOther = visitor.account && visitor.account.uid !== found.account
    if (isOther) throw new ApiFailure(403, 'forbidden', 'Somebody else is signed in.')
    return found
  })
  if (asked.kind === 'registration') await checkRegistered(asked, call.body.password, services)
  const { request, account } = await db.transaction().execute(async (transaction) => {
    const found = await find(transaction)
    return { request: found, account: await confirm(transaction, found, now()) }
  })
  const confirmed = { uid: account.uid, email: request.email }
  if (request.kind === 'email') return { data: { purpose: 'email', ...confirmed } }
  const { anonymousUid } = visitor
  const session = { account, portal: portalName ?? request.portal, device: call.device, anonymousUid }
  return { data: { purpose: 'registration', ...confirmed, tokens: await signIn(services, session) } }
}

/** Throws a 400 without a password, and a 403 for another one than that of the registration. */
async function checkRegistered(
  { uid, details }: AccountRequest,
  password: string | undefined,
  { accounts }: Services,
): Promise<void> {
  if (password === undefined) throw invalidField('missing-property', '/password', 'A registration needs its password.')
  await accounts.limits.countPassword(uid)
  if (await accounts.passwords.verify(details?.password, password)) return
  throw new ApiFailure(403, 'wrong-password', 'The password is not that of the registration.')
}

/** Returns the account. Throws a 410 when another call used the request or the address already has an account. */
async function confirm(
  db: Transaction<Tables>,
  request: AccountRequest,
  now: Date,
): Promise<{ uid: string; password: string }> {
  const used = () => new ApiFailure(410, 'used-token', 'The address was confirmed before.')
  const { email, locale, portal } = request
  await lockAddress(db, email)
  const taken = await db.selectFrom('account').select('uid').where('email', '=', email).executeTakeFirst()
  if (taken) throw used()
  if (request.kind === 'email' && request.account !== null) {
    const { uid, password } = await lockAccount(db, request.account)
    await db.updateTable('account').set({ email }).where('uid', '=', uid).execute()
    if (!(await consumeRequest(db, request, uid, now))) throw used()
    // Links mailed to the former address must no longer open the account.
    await cancelRequests(db, uid, ['reset'])
    return { uid, password }
  }
  const { password, firstName, lastName } = request.details ?? {}
  if (password === undefined || firstName === undefined || lastName === undefined) throw invalidToken()
  const uid = randomUUID()
  await db
    .insertInto('account')
    .values({ uid, email, password, first_name: firstName, last_name: lastName, locale, portal, created_at: now })
    .execute()
  if (!(await consumeRequest(db, request, uid, now))) throw used()
  return { uid, password }
}
