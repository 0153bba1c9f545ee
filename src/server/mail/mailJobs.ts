import type { Selectable } from 'kysely'
import { type AccountMail, accountMail } from '../api/accounts/AccountMail'
import { requestLifetimes } from '../api/accounts/accountRequests'
import type { Database } from '../db/Tables'
import type { AccountRequestTable, AccountTable } from '../db/tables/AccountTables'
import { makeRequestKey } from '../identity/requestKey'
import { reviewPath } from '../identity/reviewToken'
import type { Mail, MailTransport } from './MailTransport'
import { renderMail } from './renderMail'
import { de } from './texts/de'
import { en } from './texts/en'
import { fr, type MailTexts, type MailWords } from './texts/fr'
import { nl } from './texts/nl'
import { townJobs } from './townJobs'

/** The kinds of jobs that send mails. */
export type MailJobs = ReturnType<typeof mailJobs>

type Options = {
  db: Database
  now: () => Date
  transport: MailTransport
  /** Key of the hashes of mailed codes. All servers of a site share it. */
  secret: string
  /** Sender address. By default `no-reply@` and the host of the links. */
  from?: string | undefined
  fixedPortal?: string | undefined
  publicOrigin?: string | undefined
  /** Origin of this server, for a portal without a public origin. */
  ownOrigin(): string
}

type MailName = keyof {
  [Name in keyof MailTexts as MailTexts[Name] extends (town: string) => MailWords ? Name : never]: 1
}
type Locale = AccountTable['locale']
type Letter = {
  name: MailName
  to: string
  portal: string
  locale: Locale
  /** Path and query of the link, without the portal's name. */
  path: string
  query?: Readonly<Record<string, string>>
  code?: string
}

const textsByLocale: Readonly<Record<Locale, MailTexts>> = { fr, en, de, nl }

/**
 * Creates the jobs that send account mails. A job names a request or an account, so that it holds no address, and skips requests
 * that were deleted or used meanwhile. Links and codes are created while the mail is sent, so that nobody can read them before.
 */
export function mailJobs(options: Options) {
  const { db, transport } = options
  return {
    ...townJobs({
      ...options,
      originOf: (url) => originOf(options, url),
      reviewLink: (portal, uid, origin) => origin + reviewPath(options, { portal, uid, now: options.now() }),
    }),
    'account-mail': {
      payload: accountMail,
      async run(mail: AccountMail): Promise<void> {
        const letter = await letterOf(mail, options)
        if (letter) await transport.send(await write(letter, db, options))
      },
    },
  }
}

async function letterOf(mail: AccountMail, options: Options): Promise<Letter | undefined> {
  const { db } = options
  if (mail.mail === 'password-notice') {
    const account = await db.selectFrom('account').selectAll().where('uid', '=', mail.account).executeTakeFirst()
    const { email: to, locale } = account ?? {}
    if (to === undefined || locale === undefined) return undefined
    return { name: 'passwordNotice', to, locale, portal: mail.portal, path: '/compte/mot-de-passe-oublie' }
  }
  const request = await db.selectFrom('account_request').selectAll().where('uid', '=', mail.request).executeTakeFirst()
  if (!request || request.used_at !== null || request.expires_at <= options.now()) return undefined
  return await letterFor(request, options)
}

type Request = Selectable<AccountRequestTable>

const placeOf = ({ portal, locale }: Request) => ({ portal, locale })

/** Composes the mail of a request. Only here it depends on whether the account exists. */
async function letterFor(request: Request, options: Options): Promise<Letter | undefined> {
  const { db, secret } = options
  const { email: to, kind, uid } = request
  const account = await db.selectFrom('account').select('uid').where('email', '=', to).executeTakeFirst()
  const forget = () => db.deleteFrom('account_request').where('uid', '=', uid).execute()
  if (kind === 'resend') {
    const waiting = await db
      .selectFrom('account_request')
      .selectAll()
      .where('email', '=', to)
      .where('kind', '=', 'registration')
      .where('used_at', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    if (waiting && !account) return await letterFor(await prolong(waiting, options), options)
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
  return { name: kind, to, ...placeOf(request), path: '/compte/confirmer', query: { token }, code }
}

/** Renews an expired registration, whose owner read the first mail too late and asked for another. */
async function prolong(request: Request, { db, now }: Options): Promise<Request> {
  if (request.expires_at > now()) return request
  const expires_at = new Date(now().getTime() + requestLifetimes.registration)
  await db.updateTable('account_request').set({ expires_at }).where('uid', '=', request.uid).execute()
  return { ...request, expires_at }
}

async function write(
  { name, to, portal, locale, path, query, code }: Letter,
  db: Database,
  options: Options,
): Promise<Mail> {
  const row = await db.selectFrom('portal').select('record').where('name', '=', portal).executeTakeFirst()
  const town = { name: row?.record.name ?? 'Beffroi', color: row?.record.colors.primary ?? '#12303c' }
  const origin = originOf(options, row?.record.url)
  // On a server of several towns the first path segment names the portal.
  const prefix = options.fixedPortal === undefined && portal !== '' ? `/${portal}` : ''
  const link = `${origin}${prefix}${path}?${new URLSearchParams({ ...query, lang: locale })}`
  const texts = textsByLocale[locale]
  const words = texts[name](town.name)
  const content = { words, texts, language: locale, town, link, ...(code === undefined ? {} : { code }) }
  const address = options.from ?? `no-reply@${new URL(origin).hostname}`
  return { from: { name: town.name, address }, to, language: locale, ...renderMail(content) }
}

/**
 * Returns the origin of links: PUBLIC_ORIGIN, else that of the portal's `url`, else this server's own. Never uses the host of a
 * request, which anybody can forge, because recipients trust links in mails.
 */
function originOf({ publicOrigin, ownOrigin }: Options, url: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined
  return address?.protocol === 'https:' && !isReservedHost(address.hostname) ? address.origin : ownOrigin()
}

/** Whether a host is reserved and does not exist (RFC 2606), such as those of the demo towns. */
const isReservedHost = (host: string): boolean => /(?:^|\.)(?:example|invalid|localhost|test)$/i.test(host)
