import { type Selectable, sql, type Transaction } from 'kysely'
import type { Locale } from '../../../../schemas'
import type { AccountPath } from '../../../../schemas/routes/accountPaths'
import type { Database, Tables } from '../../db/Tables'
import type { AccountRequestTable } from '../../db/tables/AccountTables'
import { makeRequestKey } from '../../identity/requestKey'
import type { JobKind, JobQueue } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { type MailOptions, originOf, senderAddress } from '../../mail/MailOptions'
import { type Mail, mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { type MailName, mailWords } from '../../mail/mailWords'
import { renderMail } from '../../mail/renderMail'
import { type AccountMail, type AccountServices, accountMail } from './AccountServices'
import { requestLifetimes } from './accountRequests'

type Context = { db: Database; now: () => Date; mail: MailOptions }

type Letter = {
  name: MailName
  to: string
  portal: string
  locale: Locale
  /** Path of the link, without the portal's name. */
  path: AccountPath
  query?: Readonly<Record<string, string>>
  code?: string
}

/**
 * Creates the job that sends account mails. A job names a request or an account, so that it holds no address, and skips requests
 * that were deleted or used meanwhile. Links and codes are created while the mail is sent, so that nobody can read them before.
 */
export const accountMailJob = (context: Context): JobKind<typeof accountMail> => ({
  payload: accountMail,
  async run(mail) {
    const letter = await letterOf(mail, context)
    if (letter) await context.mail.transport.send(await write(letter, context))
  },
})

/** Queues account mails in the job queue of this server. */
export const queueAccountMail =
  (jobs: JobQueue): AccountServices['queueMail'] =>
  (transaction, mail) =>
    jobs.enqueue(transaction, 'account-mail', mail, { maxAttempts: mailAttempts, runAt: afterAnswer(new Date()) })

/** Delays a mail until after the answer, because the load of sending would reveal whether an address is known. */
const afterAnswer = (now: Date): Date => new Date(now.getTime() + 300 + Math.random() * 500)

/** Queues account mails in a server without a job queue, for another server that takes jobs. */
export const storeAccountMail =
  (db: Database, now: () => Date): AccountServices['queueMail'] =>
  (transaction, mail) =>
    new JobStore(db, now).insert(transaction, 'account-mail', mail, { maxAttempts: mailAttempts })

/** Deletes the jobs that name an account: those that wait, and those that failed for good. */
export async function forgetMails(db: Transaction<Tables>, account: string): Promise<void> {
  await db.deleteFrom('job').where('name', '=', 'account-mail').where(sql`payload->>'account'`, '=', account).execute()
}

async function letterOf(mail: AccountMail, context: Context): Promise<Letter | undefined> {
  const { db } = context
  if (mail.mail === 'password-notice') {
    const account = await db.selectFrom('account').selectAll().where('uid', '=', mail.account).executeTakeFirst()
    const { email: to, locale } = account ?? {}
    if (to === undefined || locale === undefined) return undefined
    return { name: 'passwordNotice', to, locale, portal: mail.portal, path: '/compte/mot-de-passe-oublie' }
  }
  const request = await db.selectFrom('account_request').selectAll().where('uid', '=', mail.request).executeTakeFirst()
  if (!request || request.used_at !== null || request.expires_at <= context.now()) return undefined
  return await letterFor(request, context)
}

type Request = Selectable<AccountRequestTable>

const placeOf = ({ portal, locale }: Request) => ({ portal, locale })

/** Composes the mail of a request. Only here it depends on whether the account exists. */
async function letterFor(request: Request, context: Context): Promise<Letter | undefined> {
  const { db } = context
  const { secret } = context.mail
  const { email: to, kind, uid } = request
  const account = await db.selectFrom('account').select('uid').where('email', '=', to).executeTakeFirst()
  const forget = () => db.deleteFrom('account_request').where('uid', '=', uid).execute()
  if (kind === 'resend') {
    const waiting = await findWaiting(db, request)
    if (waiting && !account) return await letterFor(await prolong(waiting, context), context)
    await forget()
    return undefined
  }
  if (kind === 'reset') {
    if (!account) {
      await forget()
      return undefined
    }
    await db.updateTable('account_request').set({ account: account.uid }).where('uid', '=', uid).execute()
    const { token, code } = await makeRequestKey(db, uid, secret)
    const query = { uid: account.uid, token }
    return { name: 'reset', to, ...placeOf(request), path: '/compte/mot-de-passe', query, code }
  }
  if (kind === 'restoration') {
    const { token, code } = await makeRequestKey(db, uid, secret)
    return { name: 'addressNotice', to, ...placeOf(request), path: '/compte/retablir', query: { token }, code }
  }
  if (account) {
    await db.updateTable('account_request').set({ details: null }).where('uid', '=', uid).execute()
    return { name: 'known', to, ...placeOf(request), path: '/compte/connexion' }
  }
  const { token, code } = await makeRequestKey(db, uid, secret)
  const { registration } = request.details ?? {}
  const query = { token, ...(registration !== undefined && { registration }) }
  return { name: kind, to, ...placeOf(request), path: '/compte/confirmer', query, code }
}

/** Finds the registration whose mail is sent again: the one that the request names, else the last one of the address. */
async function findWaiting(db: Database, { email, details }: Request): Promise<Request | undefined> {
  const waiting = db
    .selectFrom('account_request')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', 'registration')
    .where('used_at', 'is', null)
  const { registration } = details ?? {}
  const named = registration === undefined ? waiting : waiting.where(sql`details->>'registration'`, '=', registration)
  return await named.orderBy('created_at', 'desc').executeTakeFirst()
}

/** Renews an expired registration, whose owner read the first mail too late and asked for another. */
async function prolong(request: Request, { db, now }: Context): Promise<Request> {
  if (request.expires_at > now()) return request
  const expires_at = new Date(now().getTime() + requestLifetimes.registration)
  await db.updateTable('account_request').set({ expires_at }).where('uid', '=', request.uid).execute()
  return { ...request, expires_at }
}

async function write({ name, to, portal, locale, path, query, code }: Letter, { db, mail }: Context): Promise<Mail> {
  const row = await db.selectFrom('portal').select('record').where('name', '=', portal).executeTakeFirst()
  const town = { name: row?.record.name ?? 'Beffroi', color: row?.record.colors.primary ?? '#12303c' }
  const origin = originOf(mail, row?.record.url)
  // On a server of several towns the first path segment names the portal.
  const prefix = mail.fixedPortal === undefined && portal !== '' ? `/${portal}` : ''
  const link = `${origin}${prefix}${path}?${new URLSearchParams({ ...query, lang: locale })}`
  const texts = mailTexts(locale)
  const words = mailWords(name, texts, town.name)
  const content = { words, texts, language: locale, town, link, ...(code === undefined ? {} : { code }) }
  return {
    from: { name: town.name, address: senderAddress(mail, origin) },
    to,
    language: locale,
    ...renderMail(content),
  }
}
