import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Portal } from '../../../../schemas'
import { isEmail } from '../../../../schemas/inputs/textValue'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { originOf, senderAddress } from '../../mail/MailOptions'
import { mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderTownMail, type SentRow } from '../../mail/renderTownMail'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, wallTime, zonedTime } from '../../time/zonedTime'
import type { JobContext } from '../Area'
import { writeFields } from '../submissions/writeFields'
import { formatDay, formatTime } from '../texts/formatDate'
import type { AppointmentTable } from './AppointmentTables'
import { appointmentTexts } from './appointmentTexts'

/** Minute of the day at which the list of the next day is sent: six in the evening. */
const sendingMinute = 18 * 60

const dayList = z.strictObject({ portal: z.string(), office: z.string(), day: z.string() })

type DayList = z.output<typeof dayList>

/** Creates the job that queues, each evening, the list of the next day of every office. Runs often, because towns have their own hours. */
export const queueDayListsJob = ({ db, now }: JobContext): JobKind => ({
  payload: z.strictObject({}),
  everyMs: 15 * 60_000,
  async run() {
    const portals = await db
      .selectFrom('portal')
      .select(['name', 'record'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('appointment_office').select('uid').whereRef('appointment_office.portal', '=', 'portal.name'),
        ),
      )
      .execute()
    for (const { name, record } of portals) {
      const { day, minute } = wallTime(now(), timeZoneOf(record))
      if (minute < sendingMinute) continue
      await db.transaction().execute(async (transaction) => {
        const added = await sql<DayList>`insert into appointment_day_list (portal, office, day)
          select portal, uid, ${addDays(day, 1)} from appointment_office where portal = ${name}
          on conflict do nothing returning portal, office, day`.execute(transaction)
        const store = new JobStore(db, now)
        for (const list of added.rows) {
          await store.insert(transaction, 'appointment-day-list', list, { maxAttempts: mailAttempts })
        }
      })
    }
  },
})

/** Creates the job that mails the list of a day to an office. A day without appointments sends none. */
export const dayListJob = (context: JobContext): JobKind<typeof dayList> => ({
  payload: dayList,
  async run(list) {
    const { db, mail } = context
    const portal = await db.selectFrom('portal').select('record').where('name', '=', list.portal).executeTakeFirst()
    const office = await db
      .selectFrom('appointment_office')
      .select('record')
      .where('portal', '=', list.portal)
      .where('uid', '=', list.office)
      .executeTakeFirst()
    const to = office?.record.email ?? portal?.record.email
    if (!portal || to === undefined || !isEmail(to)) return
    const rows = await readDay(list, portal.record, context)
    if (rows.length === 0) return
    const { record } = portal
    const { name, defaultLocale: language, colors } = record
    const clock = { locale: language, timeZone: 'UTC' }
    const title = appointmentTexts(language)('list.title', { day: formatDay(new Date(`${list.day}T12:00:00Z`), clock) })
    const origin = originOf(mail, record.url)
    const content = { title, rows, texts: mailTexts(language), language, town: { name, color: colors.primary } }
    await mail.transport.send({
      from: { name, address: senderAddress(mail, origin) },
      to,
      language,
      subject: `${title} – ${name}`,
      ...renderTownMail(content),
    })
  },
})

/** The appointments of a day as rows: time and desk, then what and who. */
async function readDay({ portal: name, office, day }: DayList, portal: Portal, { db }: JobContext): Promise<SentRow[]> {
  const timeZone = timeZoneOf(portal)
  const appointments = await db
    .selectFrom('appointment')
    .innerJoin('appointment_slot as slot', 'slot.uid', 'appointment.slot')
    .selectAll('appointment')
    .select('slot.desk')
    .where('appointment.portal', '=', name)
    .where('appointment.office', '=', office)
    .where('appointment.starts_at', '>=', zonedTime({ day, minute: 0 }, timeZone))
    .where('appointment.starts_at', '<', zonedTime({ day: addDays(day, 1), minute: 0 }, timeZone))
    .orderBy('appointment.starts_at')
    .orderBy('slot.desk')
    .execute()
  const clock = { locale: portal.defaultLocale, timeZone }
  return appointments.map((row: Selectable<AppointmentTable> & { desk: string }) => {
    const fields = writeFields(row.fields, [], { locale: portal.defaultLocale, portal }).map(([, value]) => value)
    const parts = [row.shown.prestation.title, ...fields, row.reference]
    return [`${formatTime(row.starts_at, clock)} · ${row.desk}`, parts.join('\n')]
  })
}
