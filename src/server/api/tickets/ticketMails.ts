import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Locale, TicketOffer } from '../../../../schemas'
import { isLocale } from '../../../../schemas/engine'
import { isEmail } from '../../../../schemas/inputs/textValue'
import { pagePaths, ticketGatePath, ticketPath } from '../../../../schemas/routes/pagePaths'
import { ticketReference } from '../../../../schemas/tickets/ticketReference'
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
import { formatDay, formatTime } from '../texts/formatDate'
import { type FoundOffer, findTicketOffer } from './readOffers'
import { positionOf, type SubscriptionRow } from './subscriptions'
import { gateToken, subscriptionCode } from './ticketLinks'
import { ticketTexts } from './ticketTexts'

const ticketMail = z.strictObject({
  uid: z.uuid(),
  mail: z.enum(['confirmed', 'waiting', 'movedUp', 'cancelled', 'reminder']),
})

type MailKind = z.output<typeof ticketMail>['mail']

/** What a mail says is true only while the registration has this status. */
const statusOf: { readonly [K in MailKind]: SubscriptionRow['status'] } = {
  confirmed: 'confirmed',
  waiting: 'waiting',
  movedUp: 'confirmed',
  cancelled: 'cancelled',
  reminder: 'confirmed',
}

const dayMs = 24 * 3_600_000

type Queueing = Pick<Services, 'now' | 'db'>

/** Queues a mail about a registration. */
export async function queueTicketMail(
  transaction: Transaction<Tables>,
  { db, now }: Queueing,
  { uid }: Pick<SubscriptionRow, 'uid'>,
  mail: MailKind,
  runAt?: Date,
): Promise<void> {
  const options = { maxAttempts: mailAttempts, ...(runAt && { runAt }) }
  await new JobStore(db, now).insert(transaction, 'ticket-mail', { uid, mail }, options)
}

/** Queues the mails about places that a visitor got, with the reminder of the day before. */
export async function queuePlaces(
  transaction: Transaction<Tables>,
  services: Queueing,
  row: SubscriptionRow,
  startsAt: Date,
  mail: 'confirmed' | 'movedUp',
): Promise<void> {
  await queueTicketMail(transaction, services, row, mail)
  const reminder = new Date(startsAt.getTime() - dayMs)
  if (reminder > services.now()) await queueTicketMail(transaction, services, row, 'reminder', reminder)
}

/** Creates the job that mails residents about their registrations. */
export const ticketMailJob = (context: JobContext): JobKind<typeof ticketMail> => ({
  payload: ticketMail,
  async run({ uid, mail }) {
    const { db } = context
    const row = await db.selectFrom('ticket_subscription').selectAll().where('uid', '=', uid).executeTakeFirst()
    if (!row || row.email === null || row.status !== statusOf[mail]) return
    const written = await write(row, row.email, mail, context)
    if (written) await context.mail.transport.send(written)
  },
})

/** The portal, the event and the language of a mail. Undefined when the town has no such event any more. */
async function openEvent(key: { portal: string; event: string; locale?: string }, { db, now }: JobContext) {
  const stored = await db.selectFrom('portal').select('record').where('name', '=', key.portal).executeTakeFirst()
  if (!stored) return undefined
  const { record: portal } = stored
  const locale: Locale = key.locale !== undefined && isLocale(key.locale) ? key.locale : portal.defaultLocale
  const offer = await findTicketOffer(key.event, { db, name: key.portal, portal, locale, now: now() })
  return offer && { portal, locale, offer, clock: { locale, timeZone: timeZoneOf(portal) } }
}

type Opened = NonNullable<Awaited<ReturnType<typeof openEvent>>>

/** What an event is, one fact a paragraph. */
function factsOf({ title, startsAt, place, price }: TicketOffer, { clock, locale }: Opened): string[] {
  const texts = ticketTexts(locale)
  const start = new Date(startsAt)
  return [
    title,
    texts('mail.when', { day: formatDay(start, clock), start: formatTime(start, clock) }),
    ...(place ? [texts('mail.where', { place: `${place.name}, ${place.address}` })] : []),
    ...(price === undefined ? [] : [texts('mail.price', { price })]),
  ]
}

async function write(row: SubscriptionRow, to: string, kind: MailKind, context: JobContext): Promise<Mail | undefined> {
  const { db, mail } = context
  const opened = await openEvent(row, context)
  if (!opened) return undefined
  const texts = ticketTexts(opened.locale)
  const link = `${ticketPath(row.uid)}?code=${subscriptionCode(mail.secret, row.uid)}`
  const places = kind === 'cancelled' ? [] : [texts('mail.places', { places: row.places })]
  const position = kind === 'waiting' ? [texts('mail.position', { position: await positionOf(db, row) })] : []
  const content = {
    subject: `${texts(`mail.${kind}`)} – ${opened.offer.view.title}`,
    before: [
      texts(`mail.${kind}`),
      ...factsOf(opened.offer.view, opened),
      ...places,
      ...position,
      texts('mail.reference', { reference: ticketReference(row.uid) }),
    ],
    ...endOf(kind, texts),
  }
  return compose({ to, content, path: kind === 'cancelled' ? pagePaths.ticketEvents : link, key: row, opened }, context)
}

type Texts = ReturnType<typeof ticketTexts>

function endOf(kind: MailKind, texts: Texts): { button: string; after: string[] } {
  if (kind === 'cancelled') return { button: texts('mail.events'), after: [texts('mail.again')] }
  if (kind === 'waiting') return { button: texts('mail.openWaiting'), after: [texts('mail.private')] }
  return { button: texts('mail.open'), after: [texts('mail.tickets'), texts('mail.private')] }
}

type Letter = {
  to: string
  content: { subject: string; before: readonly string[]; button: string; after: readonly string[] }
  path: string
  key: { portal: string }
  opened: Opened
}

function compose({ to, content, path, key, opened }: Letter, { mail }: JobContext): Mail {
  const { portal, locale } = opened
  const origin = originOf(mail, portal.url)
  return {
    from: { name: portal.name, address: senderAddress(mail, origin) },
    to,
    language: locale,
    ...renderMail({
      words: content,
      texts: mailTexts(locale),
      language: locale,
      town: { name: portal.name, color: portal.colors.primary },
      link: `${origin}/${key.portal}${path}`,
    }),
  }
}

const organiserMail = z.strictObject({ portal: z.string(), event: z.string() })

/** Queues the mail to the organiser, which is sent when registration closes. Once for an event, whoever registers first. */
export async function queueOrganiserMail(
  transaction: Transaction<Tables>,
  { db, now }: Queueing,
  key: z.output<typeof organiserMail>,
  { view }: FoundOffer,
): Promise<void> {
  const options = { maxAttempts: mailAttempts, runAt: new Date(view.closesAt), key: `${key.portal} ${key.event}` }
  await new JobStore(db, now).insert(transaction, 'ticket-organiser-mail', key, options)
}

/** Creates the job that mails the organiser the participants and the link to the scan page. */
export const organiserMailJob = (context: JobContext): JobKind<typeof organiserMail> => ({
  payload: organiserMail,
  async run(key) {
    const opened = await openEvent(key, context)
    const to = opened?.offer.record.email ?? opened?.portal.email
    if (!opened || to === undefined || !isEmail(to)) return
    const texts = ticketTexts(opened.locale)
    const rows = await context.db
      .selectFrom('ticket_subscription')
      .select(['uid', 'name', 'email', 'places'])
      .where('portal', '=', key.portal)
      .where('event', '=', key.event)
      .where('status', '=', 'confirmed')
      .orderBy('name')
      .execute()
    const total = rows.reduce((sum, { places }) => sum + places, 0)
    const people = rows.map(
      ({ uid, name, email, places }) =>
        `${name} – ${texts('organiser.person', { places, email: email ?? '', reference: ticketReference(uid) })}`,
    )
    const { title } = opened.offer.view
    const content = {
      subject: texts('organiser.subject', { title }),
      before: [...factsOf(opened.offer.view, opened), texts('organiser.count', { places: total }), ...people],
      button: texts('organiser.gate'),
      after: [texts('organiser.hint')],
    }
    const path = `${ticketGatePath(key.event)}?token=${gateToken(context.mail.secret, key.portal, key.event)}`
    await context.mail.transport.send(compose({ to, content, path, key, opened }, context))
  },
})
