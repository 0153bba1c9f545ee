import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Locale, Portal } from '../../../../schemas'
import { isLocale } from '../../../../schemas/engine'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { hasService } from '../../../../schemas/routes/services'
import { unsubscribePath } from '../../../../schemas/routes/unsubscribePath'
import { wasteLinkPath } from '../../../../schemas/routes/wastePaths'
import type { Tables } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { originOf, senderAddress } from '../../mail/MailOptions'
import { mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderMail } from '../../mail/renderMail'
import { timeZoneOf } from '../../time/timeZoneOf'
import { wallTime, zonedTime } from '../../time/zonedTime'
import type { JobContext } from '../Area'
import type { Services } from '../call/Services'
import { formatDay, formatTime } from '../texts/formatDate'
import { addressLabel, findHomeZone, type HouseholdRow, mailAddress } from './householdView'
import { upcomingPickups } from './upcomingPickups'
import { confirmCode, stopCode } from './wasteLinks'
import { type WasteTexts, wasteTexts } from './wasteTexts'

const wasteMail = z.discriminatedUnion('mail', [
  z.strictObject({ uid: z.uuid(), mail: z.literal('confirm') }),
  z.strictObject({ uid: z.uuid(), mail: z.literal('reminder'), day: z.string() }),
])

export type WasteMail = z.output<typeof wasteMail>

/** Queues a mail about the pickups of an address. */
export const queueWasteMail = (
  db: Transaction<Tables>,
  { db: database, now }: Pick<Services, 'db' | 'now'>,
  mail: WasteMail,
): Promise<void> => new JobStore(database, now).insert(db, 'waste-mail', mail, { maxAttempts: mailAttempts })

type Letter = {
  words: { subject: string; before: string[]; button: string; after: string[] }
  /** Path and query below the card name that its button opens. */
  path: string
  /** Path and query below the card name that end the reminders by one POST. */
  unsubscribe?: string
}

type Writing = { row: HouseholdRow; to: string; portal: Portal; locale: Locale; origin: string }

/** Creates the job that mails residents about pickups. What was switched off meanwhile is not mailed. */
export const wasteMailJob = (context: JobContext): JobKind<typeof wasteMail> => ({
  payload: wasteMail,
  async run(job) {
    const { db, mail } = context
    const row = await db.selectFrom('waste_household').selectAll().where('uid', '=', job.uid).executeTakeFirst()
    const to = row && (await mailAddress(db, row))
    const stored = await db
      .selectFrom('portal')
      .select('record')
      .where('name', '=', row?.portal ?? '')
      .executeTakeFirst()
    if (!row || to === undefined || !stored || !hasService(stored.record, 'waste')) return
    const { record: portal } = stored
    const locale: Locale = isLocale(row.locale) ? row.locale : portal.defaultLocale
    const writing = { row, to, portal, locale, origin: originOf(mail, portal.url) }
    const letter = job.mail === 'confirm' ? confirmation(writing, context) : await reminder(writing, job.day, context)
    if (!letter) return
    await mail.transport.send({
      from: { name: portal.name, address: senderAddress(mail, writing.origin) },
      to,
      language: locale,
      ...(letter.unsubscribe !== undefined && { unsubscribe: `${writing.origin}/${row.portal}${letter.unsubscribe}` }),
      ...renderMail({
        words: letter.words,
        texts: mailTexts(locale),
        language: locale,
        town: { name: portal.name, color: portal.colors.primary },
        link: `${writing.origin}/${row.portal}${letter.path}`,
      }),
    })
  },
})

function confirmation({ row, to, locale }: Writing, { mail }: JobContext): Letter | undefined {
  if (row.reminder !== 'pending') return undefined
  const texts = wasteTexts(locale)
  return {
    words: {
      subject: texts('mail.confirm.subject'),
      before: [texts('mail.confirm.text', { address: addressLabel(row) })],
      button: texts('mail.confirm.button'),
      after: [texts('mail.confirm.ignore')],
    },
    path: wasteLinkPath('confirm', row.uid, confirmCode(mail.secret, row.uid, to)),
  }
}

/** Writes the reminder of a day. Undefined when there is nothing to put out on it any more. */
async function reminder(writing: Writing, day: string, context: JobContext): Promise<Letter | undefined> {
  const { row, to, portal, locale, origin } = writing
  const zone = row.reminder === 'on' ? await findHomeZone(context.db, row) : undefined
  const timeZone = timeZoneOf(portal)
  const now = wallTime(context.now(), timeZone)
  const isOver = now.day > day || (now.day === day && now.minute >= (zone?.put_out?.before ?? 0))
  if (!zone || isOver) return undefined
  const pickups = upcomingPickups(zone, day, locale).filter(
    ({ date, category }) => date === day && row.categories.includes(category),
  )
  if (pickups.length === 0) return undefined
  const texts = wasteTexts(locale)
  const clock: Clock = { locale, timeZone }
  const nameOf = ({ category, label }: (typeof pickups)[number]) =>
    category === 'EVENT' && label ? label : texts(`category.${category}`)
  const facts = {
    day: writeDay(day, clock),
    what: new Intl.ListFormat(locale).format([...new Set(pickups.map(nameOf))]),
    address: addressLabel(row),
  }
  const moved = pickups.flatMap((pickup) =>
    pickup.movedFrom === undefined
      ? []
      : [texts('mail.reminder.moved', { what: nameOf(pickup), day: writeDay(pickup.movedFrom, clock) })],
  )
  const code = stopCode(context.mail.secret, row.uid, to)
  const stop = `${origin}/${row.portal}${wasteLinkPath('stop', row.uid, code)}`
  return {
    words: {
      subject: texts('mail.reminder.subject', facts),
      before: [texts('mail.reminder.text', facts), ...putOutText(zone.put_out, texts, clock), ...moved],
      button: texts('mail.reminder.button'),
      after: [texts('mail.reminder.stop', { link: stop })],
    },
    path: pagePaths.waste,
    unsubscribe: unsubscribePath('waste', row.uid, code),
  }
}

type Clock = { locale: Locale; timeZone: string }

const writeDay = (day: string, clock: Clock): string =>
  formatDay(zonedTime({ day, minute: 12 * 60 }, clock.timeZone), clock)

function putOutText(putOut: HouseholdZone['put_out'], texts: WasteTexts, clock: Clock): string[] {
  if (!putOut) return []
  const at = (minute: number) => formatTime(zonedTime({ day: '2026-01-05', minute }, clock.timeZone), clock)
  const before = at(putOut.before)
  return putOut.from === undefined
    ? [texts('mail.reminder.putOutOn', { before })]
    : [texts('mail.reminder.putOut', { from: at(putOut.from), before })]
}

type HouseholdZone = NonNullable<Awaited<ReturnType<typeof findHomeZone>>>
