import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Locale } from '../../../../schemas'
import { isLocale } from '../../../../schemas/engine'
import { campPath, pagePaths } from '../../../../schemas/routes/pagePaths'
import type { Tables } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { originOf, senderAddress } from '../../mail/MailOptions'
import { type Mail, mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderMail } from '../../mail/renderMail'
import type { JobContext } from '../Area'
import { linkCode } from '../call/linkCode'
import { localized, type TextScope } from '../call/Scope'
import type { Services } from '../call/Services'
import { type ReadSubmission, sentRows } from '../submissions/TownMail'
import { writeDay } from '../submissions/writeFields'
import { campTexts } from './campTexts'
import { type CampRow, factsOf } from './campView'

declare module '../submissions/TownMail' {
  interface SubmissionKinds {
    camp: 'camp'
  }
}

const campMail = z.strictObject({
  uid: z.uuid(),
  /** A mail about a camp that has changed since is not sent. */
  sequence: z.int(),
  mail: z.enum(['registered', 'changed', 'cancelled']),
})

type MailKind = z.output<typeof campMail>['mail']

/** Queues the mails about a change: to who registered the camp, and to the town. */
export async function queueCampMails(
  transaction: Transaction<Tables>,
  { db, now, queueTownMail }: Pick<Services, 'db' | 'now' | 'queueTownMail'>,
  { uid, portal, sequence }: CampRow,
  mail: MailKind,
): Promise<void> {
  const options = { maxAttempts: mailAttempts }
  await new JobStore(db, now).insert(transaction, 'camp-mail', { uid, sequence, mail }, options)
  await queueTownMail(transaction, { kind: 'camp', portal, uid })
}

/** Creates the job that mails who registered a camp. */
export const campMailJob = (context: JobContext): JobKind<typeof campMail> => ({
  payload: campMail,
  async run({ uid, sequence, mail }) {
    const row = await context.db.selectFrom('camp').selectAll().where('uid', '=', uid).executeTakeFirst()
    if (!row || row.email === null || row.sequence !== sequence) return
    const written = await write(row, row.email, mail, context)
    if (written) await context.mail.transport.send(written)
  },
})

/** What mails to who registered leave out: they know it, and a mail is read by others. */
const leftOut = new Set(['allergies', 'from', 'until', 'email', 'phone', 'phoneOnSite'])

async function findPlace({ db, name }: Pick<TextScope, 'db' | 'name'>, uid: string) {
  const row = await db
    .selectFrom('camp_location')
    .select('record')
    .where('portal', '=', name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row?.record
}

async function write(row: CampRow, to: string, kind: MailKind, context: JobContext): Promise<Mail | undefined> {
  const { db, mail } = context
  const stored = await db.selectFrom('portal').select('record').where('name', '=', row.portal).executeTakeFirst()
  if (!stored) return undefined
  const { record: portal } = stored
  const locale: Locale = isLocale(row.locale) ? row.locale : portal.defaultLocale
  const scope = { db, name: row.portal, portal, locale }
  const place = await findPlace(scope, row.location)
  const texts = campTexts(locale)
  const origin = originOf(mail, portal.url)
  const isOver = kind === 'cancelled'
  const link = `${campPath(row.uid)}?code=${linkCode(mail.secret, 'camp', row.uid)}`
  const emergency = place ? localized(place.translations, scope).emergency : []
  const days = { from: writeDay(row.starts_on, locale), until: writeDay(row.ends_on, locale) }
  const words = {
    subject: `${texts(`mail.${kind}`)} – ${row.shown.title}`,
    before: [
      texts(`mail.${kind}`),
      texts('mail.where', { place: row.shown.title }),
      texts('mail.days', days),
      texts('mail.reference', { reference: row.reference }),
      ...factsOf(row.fields, place, scope, leftOut).map(([label, value]) => `${label} – ${value}`),
    ],
    button: texts(isOver ? 'mail.locations' : 'mail.open'),
    after: isOver
      ? []
      : [
          texts('mail.change'),
          ...(emergency.length > 0 ? [texts('mail.emergency'), ...emergency] : []),
          texts('mail.private'),
        ],
  }
  return {
    from: { name: portal.name, address: senderAddress(mail, origin) },
    to,
    language: locale,
    ...renderMail({
      words,
      texts: mailTexts(locale),
      language: locale,
      town: { name: portal.name, color: portal.colors.primary },
      link: `${origin}/${row.portal}${isOver ? pagePaths.camps : link}`,
    }),
  }
}

/** Reads a camp for the mail to the town, or to the address of its location. */
export const readSentCamp: ReadSubmission = async (uid, { scope }) => {
  const { db, locale, name } = scope
  const texts = campTexts(locale)
  const row = await db
    .selectFrom('camp')
    .selectAll()
    .where('portal', '=', name)
    .where('uid', '=', uid)
    // What was erased before its mail was sent is not sent any more.
    .where('bytes', '>', 0)
    .executeTakeFirst()
  if (!row || row.status === 'draft') return undefined
  const place = await findPlace(scope, row.location)
  const state = row.status === 'cancelled' ? 'cancelled' : row.sequence > 1 ? 'changed' : 'registered'
  return {
    title: texts(`town.${state}`),
    about: row.shown.title,
    rows: [
      ...sentRows([texts('town.location'), row.shown.title], [texts('town.reference'), row.reference]),
      ...factsOf(row.fields, place, scope),
    ],
    ...(row.email !== null && { replyTo: row.email }),
    ...(place?.email !== undefined && { to: place.email }),
  }
}
