import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Appointment, Locale } from '../../../../schemas'
import { isLocale } from '../../../../schemas/engine'
import { appointmentPath } from '../../../../schemas/routes/appointmentPaths'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import type { Tables } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import { originOf, senderAddress } from '../../mail/MailOptions'
import { type Mail, mailAttempts } from '../../mail/MailTransport'
import { mailTexts } from '../../mail/mailTexts'
import { renderMail } from '../../mail/renderMail'
import { timeZoneOf } from '../../time/timeZoneOf'
import type { JobContext } from '../Area'
import type { Services } from '../call/Services'
import { formatDate, formatDay, formatTime } from '../texts/formatDate'
import { type AppointmentTexts, appointmentTexts } from './appointmentTexts'
import { type AppointmentRow, appointmentView, codeOf } from './appointmentView'

const appointmentMail = z.strictObject({
  uid: z.uuid(),
  /** A mail about an appointment that has changed since is not sent. */
  sequence: z.int(),
  mail: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
})

type MailKind = z.output<typeof appointmentMail>['mail']

const hourMs = 3_600_000

/** How long before an appointment a reminder is sent, in ms. */
const leads: { readonly [R in Appointment['reminders'][number]]: number } = { P2D: 48 * hourMs, PT2H: 2 * hourMs }

/** Queues the mail about a change, and the reminders that are still to come. */
export async function queueMails(
  db: Transaction<Tables>,
  { now, db: database }: Pick<Services, 'now' | 'db'>,
  { uid, sequence, status, starts_at, reminders }: AppointmentRow,
  mail: MailKind | undefined,
): Promise<void> {
  const store = new JobStore(database, now)
  const queue = (kind: MailKind, runAt?: Date) =>
    store.insert(
      db,
      'appointment-mail',
      { uid, sequence, mail: kind },
      { maxAttempts: mailAttempts, ...(runAt && { runAt }) },
    )
  if (mail) await queue(mail)
  if (status === 'cancelled') return
  for (const reminder of reminders) {
    const at = new Date(starts_at.getTime() - leads[reminder])
    if (at > now()) await queue('reminder', at)
  }
}

/** Creates the job that mails residents about their appointments. */
export const appointmentMailJob = (context: JobContext): JobKind<typeof appointmentMail> => ({
  payload: appointmentMail,
  async run({ uid, sequence, mail }) {
    const { db, now } = context
    const row = await db.selectFrom('appointment').selectAll().where('uid', '=', uid).executeTakeFirst()
    if (!row || row.email === null || row.sequence !== sequence) return
    // A server that stood still for hours sends no reminder of what is over.
    if (mail === 'reminder' && row.starts_at <= now()) return
    const written = await write(row, row.email, mail, context)
    if (written) await context.mail.transport.send(written)
  },
})

async function write(row: AppointmentRow, to: string, kind: MailKind, context: JobContext): Promise<Mail | undefined> {
  const { db, now, mail } = context
  const stored = await db.selectFrom('portal').select('record').where('name', '=', row.portal).executeTakeFirst()
  if (!stored) return undefined
  const { record: portal } = stored
  const locale: Locale = isLocale(row.locale) ? row.locale : portal.defaultLocale
  const timeZone = timeZoneOf(portal)
  const view = await appointmentView(row, { db, name: row.portal, portal, locale, timeZone, now: now() })
  const texts = appointmentTexts(locale)
  const origin = originOf(mail, portal.url)
  const isOver = kind === 'cancelled'
  const path = isOver ? pagePaths.appointments : appointmentPath(row.uid)
  const query = isOver ? '' : `?code=${codeOf(mail.secret, row.uid)}`
  const words = {
    subject: texts(`mail.${kind}`),
    before: [texts(`mail.${kind}`), ...factsOf(view, texts, { locale, timeZone })],
    button: texts(isOver ? 'mail.book' : 'mail.open'),
    after: isOver
      ? [texts('mail.again')]
      : [
          texts('mail.change', { until: writeMoment(new Date(view.changeUntil), { locale, timeZone }) }),
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
      link: `${origin}/${row.portal}${path}${query}`,
    }),
  }
}

type Clock = { locale: Locale; timeZone: string }

/** What an appointment is, one fact a paragraph. */
function factsOf(
  { prestation, office, reference, start, end }: Appointment,
  texts: AppointmentTexts,
  clock: Clock,
): string[] {
  const { name, address } = office
  const place = address
    ? `${name}, ${address.street} ${address.streetNumber}, ${address.zip} ${address.locality}`
    : name
  const [from, to] = [new Date(start), new Date(end)]
  return [
    texts('mail.when', { day: formatDay(from, clock), start: formatTime(from, clock), end: formatTime(to, clock) }),
    texts('mail.what', { prestation: prestation.title }),
    texts('mail.where', { place }),
    texts('mail.reference', { reference }),
    ...(prestation.bring.length > 0
      ? [texts('mail.bring', { things: new Intl.ListFormat(clock.locale).format(prestation.bring) })]
      : []),
    ...(prestation.cost === undefined ? [] : [texts('mail.cost', { cost: prestation.cost })]),
  ]
}

/** Formats as `22 novembre 2026, 19:30`. */
const writeMoment = (instant: Date, clock: Clock): string =>
  `${formatDate(instant, clock)}, ${formatTime(instant, clock)}`
