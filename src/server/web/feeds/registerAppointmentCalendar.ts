import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Appointment } from '../../../../schemas'
import { isLocale, isObject, own } from '../../../../schemas/engine'
import appointmentContract from '../../../../schemas/generated/entities/appointment.js'
import { appointmentPath } from '../../../../schemas/routes/appointmentPaths'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { servesPath } from '../../../../schemas/routes/services'
import { appointmentTexts } from '../../api/appointments/appointmentTexts'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { parseJson } from '../../http/parseJson'
import { findVisitor, visitorFetch } from '../findVisitor'
import { visitorApi } from '../visitorApi'
import { openTown, type PublicTown, type TownOptions, validPart } from './PublicTown'
import { writeCalendar } from './writeCalendar'

const check = validPart(appointmentContract)

type AppointmentRoute = { Params: { card: string; uid: string }; Querystring: { code?: unknown } }

/** Serves an appointment as an entry for the visitor's calendar: to its owner, and to who has the secret of its link. */
export function registerAppointmentCalendar(app: FastifyInstance, options: TownOptions & { now(): Date }): void {
  app.get<AppointmentRoute>(`/:card${appointmentPath('')}:uid.ics`, { config: quiet }, async (request, reply) => {
    const town = await openTown(request, reply, options)
    if (!servesPath(town.portal, pagePaths.appointments)) throw notFound('The town gives no appointments.')
    const appointment = await readAppointment(request, reply, options, town)
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${appointment.reference.replace(/[^\w-]/g, '')}.ics"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(calendarOf(appointment, town, options.now()))
  })
}

/** Reads an appointment as the visitor. Throws a 404 when the visitor may not open it, and a 503 when the call fails. */
async function readAppointment(
  request: FastifyRequest<AppointmentRoute>,
  reply: FastifyReply,
  { api: plain }: TownOptions,
  { locale }: PublicTown,
): Promise<Appointment> {
  const { card, uid } = request.params
  const { code } = request.query
  const api = visitorApi(request, reply, plain, card)
  const { identity } = await findVisitor(request, reply, api, card)
  const secret = typeof code === 'string' ? `?${new URLSearchParams({ code })}` : ''
  const address = `/reservation-service/api/v1/web/appointments/${encodeURIComponent(uid)}${secret}`
  const response = await visitorFetch(api, identity, locale)(address).catch(() => undefined)
  if (!response || response.status >= 500) throw new ApiFailure(503, 'unavailable', 'The API does not answer.')
  const body = parseJson(await response.text())
  const appointment = check(isObject(body) ? own(body, 'data') : undefined)
  if (!response.ok || appointment === undefined) throw notFound('There is no appointment at that address.')
  return appointment
}

function calendarOf(appointment: Appointment, { portal, locale, pageUrl }: PublicTown, now: Date): string {
  const { uid, reference, prestation, office, start, end, sequence, status } = appointment
  const { address, name, lat, lon } = office
  const texts = appointmentTexts(isLocale(locale) ? locale : portal.defaultLocale)
  const summary = [
    texts('mail.reference', { reference }),
    ...(prestation.bring.length > 0 ? [texts('mail.bring', { things: prestation.bring.join(', ') })] : []),
    ...(prestation.cost === undefined ? [] : [texts('mail.cost', { cost: prestation.cost })]),
  ].join('\n')
  const event = {
    uid,
    title: prestation.title,
    summary,
    startsAt: start,
    endsAt: end,
    updatedAt: now.toISOString(),
    sequence,
    isCancelled: status === 'cancelled',
    place: {
      name,
      lat,
      lon,
      ...(address && { address: `${address.street} ${address.streetNumber}, ${address.zip} ${address.locality}` }),
    },
    url: pageUrl(appointmentPath(uid)),
  }
  return writeCalendar({ name: portal.name, card: portal.cardName, events: [event] })
}
