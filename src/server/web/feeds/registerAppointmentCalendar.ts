import type { FastifyInstance } from 'fastify'
import type { Appointment } from '../../../../schemas'
import { isLocale } from '../../../../schemas/engine'
import appointmentContract from '../../../../schemas/generated/entities/appointment.js'
import { appointmentPath } from '../../../../schemas/routes/appointmentPaths'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { servesPath } from '../../../../schemas/routes/services'
import { appointmentTexts } from '../../api/appointments/appointmentTexts'
import { notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { type OwnRoute, readOwn, sendOwnCalendar } from './ownCalendar'
import { openTown, type PublicTown, type TownOptions, validPart } from './PublicTown'
import { writeCalendar } from './writeCalendar'

const check = validPart(appointmentContract)

/** Serves an appointment as an entry for the visitor's calendar: to its owner, and to who has the secret of its link. */
export function registerAppointmentCalendar(app: FastifyInstance, options: TownOptions & { now(): Date }): void {
  app.get<OwnRoute>(`/:card${appointmentPath('')}:uid.ics`, { config: quiet }, async (request, reply) => {
    const town = await openTown(request, reply, options)
    if (!servesPath(town.portal, pagePaths.appointments)) throw notFound('The town gives no appointments.')
    const path = `/reservation-service/api/v1/web/appointments/${encodeURIComponent(request.params.uid)}`
    const appointment = await readOwn(request, reply, options, town, { path, check })
    return sendOwnCalendar(reply, appointment.reference, calendarOf(appointment, town, options.now()))
  })
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
    ...(status === 'cancelled' && { status: 'CANCELLED' as const }),
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
