import type { Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import { isLocale, type Locale } from '../../../../schemas/engine'
import { pagePaths, reportPath, unfollowPath } from '../../../../schemas/routes/pagePaths'
import { unsubscribePath } from '../../../../schemas/routes/unsubscribePath'
import type { Catalogue } from '../../db/indexCatalogue'
import type { Tables } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { originOf, senderAddress } from '../../mail/MailOptions'
import { type Mail, mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderMail } from '../../mail/renderMail'
import type { JobContext } from '../Area'
import { localized, type TextScope } from '../call/Scope'
import type { Services } from '../call/Services'
import type { DefectReportTable } from './DefectTables'
import { type DefectTexts, defectTexts } from './defectTexts'
import { followCode } from './followLink'
import { readCatalogue } from './readCatalogue'

const defectMail = z.strictObject({
  report: z.uuid(),
  account: z.uuid(),
  locale: z.string(),
  mail: z.enum(['received', 'own', 'followed', 'login']),
  /** The step of the timeline that the mail is about. */
  position: z.int(),
})

export type DefectMail = z.output<typeof defectMail>

type Report = Selectable<DefectReportTable>

/** Queues one mail to one account. */
export const queueDefectMail = (
  db: Transaction<Tables>,
  { db: database, now }: Pick<Services, 'db' | 'now'>,
  mail: DefectMail,
): Promise<void> => new JobStore(database, now).insert(db, 'defect-mail', mail, { maxAttempts: mailAttempts })

/** Queues the mails about a step of the timeline: to who reported it and to each follower with an account, once to each. */
export async function queueChangeMails(
  db: Transaction<Tables>,
  services: Pick<Services, 'db' | 'now'>,
  { report, position }: Pick<DefectMail, 'report' | 'position'>,
): Promise<void> {
  const select = (table: 'defect_reporter' | 'defect_follower') =>
    db.selectFrom(table).select(['account', 'locale']).where('report', '=', report).execute()
  const reporters = await select('defect_reporter')
  const followers = await select('defect_follower')
  const told = new Set<string>()
  for (const [list, mail] of [
    [reporters, 'own'],
    [followers, 'followed'],
  ] as const) {
    for (const { account, locale } of list) {
      if (account === null || told.has(account)) continue
      told.add(account)
      await queueDefectMail(db, services, { report, account, locale, mail, position })
    }
  }
}

/** Creates the job that mails residents about reports. What was deleted meanwhile is not mailed. */
export const defectMailJob = (context: JobContext): JobKind<typeof defectMail> => ({
  payload: defectMail,
  async run(job) {
    const mail = await write(job, context)
    if (mail) await context.mail.transport.send(mail)
  },
})

async function write(job: DefectMail, { db, mail }: JobContext): Promise<Mail | undefined> {
  const account = await db.selectFrom('account').select('email').where('uid', '=', job.account).executeTakeFirst()
  const report = await db.selectFrom('defect_report').selectAll().where('uid', '=', job.report).executeTakeFirst()
  const name = report?.portal ?? ''
  const stored = await db.selectFrom('portal').select('record').where('name', '=', name).executeTakeFirst()
  const catalogue = await readCatalogue(db, name)
  const event = await db
    .selectFrom('defect_event')
    .select('answer')
    .where('report', '=', job.report)
    .where('position', '=', job.position)
    .executeTakeFirst()
  if (!account || !report || !stored || !catalogue) return undefined
  const { record: portal } = stored
  const locale: Locale = isLocale(job.locale) ? job.locale : portal.defaultLocale
  const scope = { db, name, portal, locale }
  const origin = originOf(mail, portal.url)
  const path = job.mail === 'login' ? pagePaths.reports : reportPath(report.uid)
  const code = followCode(mail.secret, report.uid, job.account)
  const stop = `${origin}/${name}${unfollowPath(report.uid)}&code=${code}`
  return {
    from: { name: portal.name, address: senderAddress(mail, origin) },
    to: account.email,
    language: locale,
    ...(job.mail === 'followed' && { unsubscribe: `${origin}/${name}${unsubscribePath('reports', report.uid, code)}` }),
    ...renderMail({
      words: wordsOf(job.mail, { report, answer: event?.answer ?? null, stop }, catalogue, scope),
      texts: mailTexts(locale),
      language: locale,
      town: { name: portal.name, color: portal.colors.primary },
      link: `${origin}/${name}${path}`,
    }),
  }
}

/** `stop` is the link that ends following the report. */
type Told = { report: Report; answer: string | null; stop: string }

function wordsOf(kind: DefectMail['mail'], { report, answer, stop }: Told, catalogue: Catalogue, scope: TextScope) {
  const texts: DefectTexts = defectTexts(scope.locale)
  const category = catalogue.placed.get(report.category)?.category
  const title = category ? localized(category.translations, scope).title : report.category
  const { reference, address, status } = report
  const about = [
    texts('mail.what', { category: title }),
    ...(address === null ? [] : [texts('mail.where', { address })]),
    texts('mail.reference', { reference }),
  ]
  const change = [texts(`status.${status}`), ...(answer === null ? [] : [texts('mail.answer', { answer })])]
  const isChange = kind === 'own' || kind === 'followed'
  return {
    subject: texts(`mail.${kind}.subject`, { reference }),
    before: [texts(`mail.${kind}.text`), ...(isChange ? change : []), ...about],
    button: texts(kind === 'login' ? 'mail.signIn' : 'mail.open'),
    after: kind === 'followed' ? [texts('mail.unfollow', { link: stop })] : [],
  }
}
