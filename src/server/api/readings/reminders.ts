import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Locale } from '../../../../schemas'
import { isLocale } from '../../../../schemas/engine'
import { pagePaths, readingReminderPath } from '../../../../schemas/routes/pagePaths'
import { hasService } from '../../../../schemas/routes/services'
import { unsubscribePath } from '../../../../schemas/routes/unsubscribePath'
import type { Tables } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { originOf, senderAddress } from '../../mail/MailOptions'
import { mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderMail } from '../../mail/renderMail'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, zonedTime } from '../../time/zonedTime'
import type { JobContext } from '../Area'
import { linkCode } from '../call/linkCode'
import { localized, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { writeDay } from '../submissions/writeFields'
import { formatReading } from '../texts/formatNumber'
import { readKinds } from './meterKinds'
import { readingTexts } from './readingTexts'

const reminder = z.strictObject({ uid: z.uuid() })

/** Queues the mail that reminds of the next yearly reading, for the morning of that day. */
export async function queueReminder(
  transaction: Transaction<Tables>,
  { db, now }: Pick<Services, 'db' | 'now'>,
  { timeZone }: Pick<Scope, 'timeZone'>,
  { uid, readOn }: { uid: string; readOn: string },
): Promise<void> {
  const runAt = zonedTime({ day: addDays(readOn, 365), minute: 9 * 60 }, timeZone)
  await new JobStore(db, now).insert(transaction, 'reading-reminder', { uid }, { maxAttempts: mailAttempts, runAt })
}

const findReading = ({ db }: JobContext, uid: string) =>
  db
    .selectFrom('meter_reading')
    .innerJoin('portal', 'portal.name', 'meter_reading.portal')
    .selectAll('meter_reading')
    .select('portal.record')
    .where('uid', '=', uid)
    .executeTakeFirst()

type FoundReading = NonNullable<Awaited<ReturnType<typeof findReading>>>

/** Whether the same meter was read again since. */
async function isReadAgain({ db }: JobContext, { owner, portal, kind, meter, received_at }: FoundReading) {
  const later = await db
    .selectFrom('meter_reading')
    .select('uid')
    .where('owner', '=', owner)
    .where('portal', '=', portal)
    .where('kind', '=', kind)
    .where('meter', 'is not distinct from', meter)
    .where('received_at', '>', received_at)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** Creates the job that reminds residents of their yearly reading. Who has read the meter since is not reminded. */
export const reminderJob = (context: JobContext): JobKind<typeof reminder> => ({
  payload: reminder,
  async run({ uid }) {
    const row = await findReading(context, uid)
    if (!row || row.remind_to === null || !hasService(row.record, 'readings')) return
    if (!(await isReadAgain(context, row))) await context.mail.transport.send(await write(row, row.remind_to, context))
    await context.db.updateTable('meter_reading').set({ remind_to: null }).where('uid', '=', uid).execute()
  },
})

async function write(row: FoundReading, to: string, { db, mail }: JobContext) {
  const { record: portal, uid, index, read_on, meter } = row
  const name = row.portal ?? portal.cardName
  const locale: Locale = row.locale !== null && isLocale(row.locale) ? row.locale : portal.defaultLocale
  const texts = readingTexts(locale)
  const origin = originOf(mail, portal.url)
  const kind = (await readKinds({ db, name })).find((each) => each.uid === row.kind)
  const scope = { db, name, portal, locale, timeZone: timeZoneOf(portal) }
  const last = { index: formatReading(index, locale), unit: kind?.unit ?? '', day: writeDay(read_on ?? '', locale) }
  const code = linkCode(mail.secret, 'reading', uid)
  const stop = `${origin}/${name}${readingReminderPath(uid)}&code=${code}`
  const words = {
    subject: texts('mail.subject'),
    before: [
      texts('mail.text'),
      ...(kind ? [texts('mail.kind', { kind: localized(kind.translations, scope).title })] : []),
      ...(meter === null ? [] : [texts('mail.meter', { meter })]),
      texts('mail.last', last),
    ],
    button: texts('mail.open'),
    after: [texts('mail.stop', { link: stop })],
  }
  return {
    from: { name: portal.name, address: senderAddress(mail, origin) },
    to,
    language: locale,
    unsubscribe: `${origin}/${name}${unsubscribePath('readings', uid, code)}`,
    ...renderMail({
      words,
      texts: mailTexts(locale),
      language: locale,
      town: { name: portal.name, color: portal.colors.primary },
      link: `${origin}/${name}${pagePaths.readings}`,
    }),
  }
}
