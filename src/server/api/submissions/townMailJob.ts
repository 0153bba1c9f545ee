import { z } from 'zod'
import type { Locale } from '../../../../schemas'
import { isEmail } from '../../../../schemas/inputs/textValue'
import type { Database } from '../../db/Tables'
import type { JobKind, JobQueue } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { type MailOptions, originOf, senderAddress } from '../../mail/MailOptions'
import { type Mail, mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderTownMail } from '../../mail/renderTownMail'
import type { Submissions } from './Submissions'
import type { QueueTownMail, SubmissionKind, TownMail } from './TownMail'

type Context = { db: Database; now: () => Date; mail: MailOptions }

/** Creates the job that mails submissions to towns. A job names the row, so that deleted submissions are not sent. */
export const townMailJob = (submissions: Submissions, context: Context): JobKind<z.ZodType<TownMail>> => ({
  payload: payloadOf(submissions),
  async run(job) {
    const mail = await write(job, submissions, context)
    if (mail) await context.mail.transport.send(mail)
  },
})

const payloadOf = (submissions: Submissions): z.ZodType<TownMail> =>
  z.strictObject({
    kind: z.custom<SubmissionKind>((kind) => typeof kind === 'string' && Object.hasOwn(submissions, kind)),
    portal: z.string(),
    uid: z.string(),
  })

/** Queues mails to towns in the job queue of this server. */
export const queueTownMail =
  (jobs: JobQueue): QueueTownMail =>
  (transaction, mail) =>
    jobs.enqueue(transaction, 'town-mail', mail, queueOptions(mail))

/** Queues mails to towns for another server that takes jobs. */
export const storeTownMail =
  (db: Database, now: () => Date): QueueTownMail =>
  (transaction, mail) =>
    new JobStore(db, now).insert(transaction, 'town-mail', mail, queueOptions(mail))

/** The key merges mails about a submission that changes before its mail is sent. */
const queueOptions = ({ kind, uid }: TownMail) => ({ maxAttempts: mailAttempts, key: `${kind} ${uid}` })

async function write(
  { kind, portal, uid }: TownMail,
  submissions: Submissions,
  { db, now, mail }: Context,
): Promise<Mail | undefined> {
  const row = await db.selectFrom('portal').select(['record', 'home']).where('name', '=', portal).executeTakeFirst()
  if (!row) return undefined
  const { name, defaultLocale, colors, url } = row.record
  const language: Locale = defaultLocale
  const texts = mailTexts(language)
  const origin = originOf(mail, url)
  const submission = await submissions[kind].read(uid, {
    scope: { db, name: portal, portal: row.record, home: row.home, locale: language },
    addressOf: (path) => origin + belowPortal(path, portal),
  })
  if (!submission) return undefined
  const { title, about, rows, replyTo, page, pictures = [], to = row.record.email } = submission
  if (to === undefined || !isEmail(to)) return undefined
  const link = page && { label: page.label, url: origin + page.path(mail, { portal, uid, now: now() }) }
  const content = { title, rows, texts, language, town: { name, color: colors.primary }, ...(link && { link }) }
  return {
    from: { name, address: senderAddress(mail, origin) },
    to,
    language,
    subject: [title, ...(about ? [about] : []), name].join(' – '),
    ...renderTownMail(content),
    ...(replyTo && isEmail(replyTo) && { replyTo }),
    ...(pictures.length > 0 && { attachments: pictures.map(attach) }),
  }
}

/** A single picture is `photo.jpg`, several are numbered. */
const attach = (picture: string, index: number, { length }: readonly string[]) => ({
  filename: length > 1 ? `photo-${index + 1}.jpg` : 'photo.jpg',
  content: Buffer.from(picture, 'base64'),
  contentType: 'image/jpeg',
})

/** Prefixes a path with the portal's name, unless it has the prefix already. */
const belowPortal = (path: string, portal: string): string =>
  path === `/${portal}` || path.startsWith(`/${portal}/`) ? path : `/${portal}${path === '/' ? '' : path}`
