import type { Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import { isLocale, type Locale } from '../../../../schemas/engine'
import { showPlate } from '../../../../schemas/inputs/licencePlate'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import type { Database, Tables } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { originOf, senderAddress } from '../../mail/MailOptions'
import { type Mail, mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderMail } from '../../mail/renderMail'
import { timeZoneOf } from '../../time/timeZoneOf'
import type { JobContext } from '../Area'
import type { Services } from '../call/Services'
import { formatTime } from '../texts/formatDate'
import { openParking } from './ParkingServices'
import type { ParkingSessionTable } from './ParkingTables'
import { parkingTexts } from './parkingTexts'
import { ParkingFailure } from './system/ParkingService'

type SessionRow = Selectable<ParkingSessionTable>

/** Time before the end of a session at which its driver is reminded, in ms. */
export const reminderMs = 10 * 60_000

/** Time after which a session without an end counts as forgotten, in ms: longer than most errands take. */
export const forgottenMs = 3 * 3_600_000

const reminder = z.strictObject({ uid: z.uuid(), for: z.iso.datetime() })

/** The time that a reminder of a session is about, and when it is sent. */
function reminderOf({ started_at, ends_at }: Pick<SessionRow, 'started_at' | 'ends_at'>) {
  const isEndless = ends_at === null
  const about = isEndless ? started_at : ends_at
  return { about, runAt: new Date(about.getTime() + (isEndless ? forgottenMs : -reminderMs)) }
}

/** Queues the mail before the end of a session, or once it runs for so long that it may be forgotten. */
export async function queueReminder(
  db: Transaction<Tables>,
  { db: database, now }: Pick<Services, 'db' | 'now'>,
  row: Pick<SessionRow, 'uid' | 'account' | 'started_at' | 'ends_at'>,
): Promise<void> {
  const { about, runAt } = reminderOf(row)
  if (row.account === null || runAt <= now()) return
  const payload = { uid: row.uid, for: about.toISOString() }
  await new JobStore(database, now).insert(db, 'parking-reminder', payload, { runAt, maxAttempts: mailAttempts })
}

/** Creates the job that reminds a driver. A session that was extended or stopped meanwhile is not reminded of. */
export const parkingReminderJob = (context: JobContext): JobKind<typeof reminder> => ({
  payload: reminder,
  async run({ uid, for: about }) {
    const { db } = context
    const row = await db.selectFrom('parking_session').selectAll().where('uid', '=', uid).executeTakeFirst()
    if (row?.state !== 'running' || reminderOf(row).about.toISOString() !== about) return
    if (row.reminded_about_at?.toISOString() === about || !(await isRunning(context, row))) return
    const mail = await writeMail(context, row)
    if (!mail) return
    await context.mail.transport.send(mail)
    await db
      .updateTable('parking_session')
      .set({ reminded_about_at: new Date(about) })
      .where('uid', '=', uid)
      .execute()
  },
})

/** Whether the session still runs at the service. Without an answer, it does: a mail too many costs less than a fine. */
async function isRunning({ db, now, parking: options }: JobContext, row: SessionRow): Promise<boolean> {
  const parking = openParking(db, now, options)
  if (!parking) return true
  try {
    const sessions = await parking.logins.use({ token: row.login }, (access) => parking.service.sessions(access))
    return sessions.some(({ uid }) => uid === row.reference)
  } catch (error) {
    if (error instanceof ParkingFailure) return true
    throw error
  }
}

async function writeMail({ db, mail }: JobContext, row: SessionRow): Promise<Mail | undefined> {
  const account = row.account === null ? undefined : await readEmail(db, row.account)
  const stored = await db.selectFrom('portal').select('record').where('name', '=', row.portal).executeTakeFirst()
  if (account === undefined || !stored) return undefined
  const { record: portal } = stored
  const locale: Locale = isLocale(row.locale) ? row.locale : portal.defaultLocale
  const texts = parkingTexts(locale)
  const at = { locale, timeZone: timeZoneOf(portal) }
  const plate = showPlate(row.plate, row.country)
  const origin = originOf(mail, portal.url)
  const { ends_at, started_at, zone } = row
  const words =
    ends_at === null
      ? {
          subject: texts('forgotten.subject', { plate }),
          text: texts('forgotten.text', { plate, zone, time: formatTime(started_at, at) }),
        }
      : {
          subject: texts('reminder.subject', { plate, time: formatTime(ends_at, at) }),
          text: texts('reminder.text', { plate, zone, time: formatTime(ends_at, at) }),
        }
  return {
    from: { name: portal.name, address: senderAddress(mail, origin) },
    to: account,
    language: locale,
    ...renderMail({
      words: { subject: words.subject, before: [words.text], button: texts('mail.open'), after: [texts('mail.meter')] },
      texts: mailTexts(locale),
      language: locale,
      town: { name: portal.name, color: portal.colors.primary },
      link: `${origin}/${row.portal}${pagePaths.parking}`,
    }),
  }
}

const readEmail = async (db: Database, account: string): Promise<string | undefined> =>
  (await db.selectFrom('account').select('email').where('uid', '=', account).executeTakeFirst())?.email
