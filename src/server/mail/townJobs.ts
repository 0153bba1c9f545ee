import type { Locale } from '../api/call/Scope'
import { type TownMail, townMail } from '../api/submissions/TownMail'
import type { Database } from '../db/Tables'
import type { Mail, MailTransport } from './MailTransport'
import { renderTownMail } from './renderTownMail'
import { findSubmission } from './submissions'
import { townTexts } from './texts/townTexts'

type Options = {
  db: Database
  now: () => Date
  transport: MailTransport
  /** Sender address. By default `no-reply@` and the host of the portal. */
  from?: string | undefined
  originOf(url: string | undefined): string
  /** Returns the URL of the page that publishes or refuses a review. */
  reviewLink(portal: string, uid: string, origin: string): string
}

/** Creates the jobs that mail contributions to towns. A job names the row, so that deleted contributions are not sent. */
export const townJobs = (options: Options) => ({
  'town-mail': {
    payload: townMail,
    async run(job: TownMail): Promise<void> {
      const mail = await write(job, options)
      if (mail) await options.transport.send(mail)
    },
  },
})

const plainEmail = /^[^\s@<>,;:"()[\]\\]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,}$/i

async function write({ kind, portal, uid }: TownMail, options: Options): Promise<Mail | undefined> {
  const { db } = options
  const row = await db.selectFrom('portal').select(['record', 'home']).where('name', '=', portal).executeTakeFirst()
  const to = row?.record.email
  if (!row || to === undefined || !plainEmail.test(to)) return undefined
  const { name, defaultLocale, colors, url } = row.record
  const language: Locale = defaultLocale
  const texts = townTexts(language)
  const origin = options.originOf(url)
  const submission = await findSubmission(
    { kind, portal, uid },
    {
      scope: { db, name: portal, portal: row.record, home: row.home, locale: language },
      texts,
      addressOf: (path) => origin + belowPortal(path, portal),
    },
  )
  if (!submission) return undefined
  const { title, about, rows, replyTo, picture, isWaiting } = submission
  const link = isWaiting ? options.reviewLink(portal, uid, origin) : undefined
  const content = { title, rows, texts, language, town: { name, color: colors.primary }, ...(link && { link }) }
  return {
    from: { name, address: options.from ?? `no-reply@${new URL(origin).hostname}` },
    to,
    language,
    subject: [title, ...(about ? [about] : []), name].join(' – '),
    ...renderTownMail(content),
    ...(replyTo && plainEmail.test(replyTo) && { replyTo }),
    ...(picture && {
      attachments: [{ filename: 'photo.jpg', content: Buffer.from(picture, 'base64'), contentType: 'image/jpeg' }],
    }),
  }
}

/** Prefixes a path with the portal's name, unless it has the prefix already. */
const belowPortal = (path: string, portal: string): string =>
  path === `/${portal}` || path.startsWith(`/${portal}/`) ? path : `/${portal}${path === '/' ? '' : path}`
