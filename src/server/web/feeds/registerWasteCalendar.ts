import type { FastifyInstance } from 'fastify'
import type { PickupCalendar } from '../../../../schemas'
import { isLocale, isObject, own } from '../../../../schemas/engine'
import pickupCalendar from '../../../../schemas/generated/entities/pickup-calendar.js'
import { garbageViewServiceOperations } from '../../../../schemas/generated/garbageViewServiceOperations'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { servesPath } from '../../../../schemas/routes/services'
import { formatDay, formatTime } from '../../api/texts/formatDate'
import { type WasteTexts, wasteTexts } from '../../api/waste/wasteTexts'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { parseJson } from '../../http/parseJson'
import { zonedTime } from '../../time/zonedTime'
import { visitorApi } from '../visitorApi'
import { openTown, type PublicTown, type TownOptions, validPart } from './PublicTown'
import { writeCalendar } from './writeCalendar'

const check = validPart(pickupCalendar)

type CalendarRoute = { Params: { card: string; token: string }; Querystring: { lang?: unknown } }

/** Minutes before a day at which calendars remind of a pickup whose zone says no time: six in the evening. */
const usualAlarm = 6 * 60
const dayMinutes = 24 * 60

/** Serves the pickups of an address as a calendar to subscribe to. Its address holds a secret, so that no log and no index gets it. */
export function registerWasteCalendar(app: FastifyInstance, options: TownOptions): void {
  app.get<CalendarRoute>(`/:card${pagePaths.waste}/agenda/:token.ics`, { config: quiet }, async (request, reply) => {
    const town = await openTown(request, reply, options)
    if (!servesPath(town.portal, pagePaths.waste)) throw notFound('The town has no waste service.')
    const { card, token } = request.params
    const path = garbageViewServiceOperations.readPickupCalendar.path.replace('{token}', encodeURIComponent(token))
    const api = visitorApi(request, reply, options.api, card)
    const answer = await api(path, { headers: { 'x-lgc-language': town.locale } }).catch(() => undefined)
    if (!answer || answer.response().status >= 500) throw new ApiFailure(503, 'unavailable', 'The API does not answer.')
    const response = answer.response()
    const body = parseJson(await response.text())
    const calendar = check(isObject(body) ? own(body, 'data') : undefined)
    if (!response.ok || calendar === undefined) throw notFound('There is no calendar at that address.')
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=3600',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .send(calendarOf(calendar, town))
  })
}

function calendarOf(
  { label, changedAt, items }: PickupCalendar,
  { portal, locale: wanted, pageUrl }: PublicTown,
): string {
  const locale = isLocale(wanted) ? wanted : portal.defaultLocale
  const texts = wasteTexts(locale)
  const events = items.map((pickup) => {
    const { uid, date: day, category, label: own, isCancelled = false, putOut } = pickup
    const what = category === 'EVENT' && own ? own : texts(`category.${category}`)
    const note = category === 'EVENT' ? undefined : own
    return {
      ...{ uid, day, updatedAt: changedAt },
      ...(isCancelled && { status: 'CANCELLED' as const }),
      title: texts('calendar.title', { what }),
      summary: [...(note ? [note] : []), ...remarksOf(pickup, texts, locale)].join('\n'),
      alarm: putOut?.from === undefined ? usualAlarm : dayMinutes - putOut.from,
      url: pageUrl(pagePaths.waste),
    }
  })
  return writeCalendar({ name: texts('calendar.name', { address: label }), card: portal.cardName, events })
}

/** When to put the waste out, and the day that a holiday took. */
function remarksOf(
  { putOut, movedFrom }: PickupCalendar['items'][number],
  texts: WasteTexts,
  locale: PublicTown['portal']['defaultLocale'],
): string[] {
  const clock = { locale, timeZone: 'UTC' }
  const at = (minute: number) => formatTime(zonedTime({ day: '2026-01-05', minute }, 'UTC'), clock)
  return [
    ...(putOut
      ? [
          putOut.from === undefined
            ? texts('calendar.putOutOn', { before: at(putOut.before) })
            : texts('calendar.putOut', { from: at(putOut.from), before: at(putOut.before) }),
        ]
      : []),
    ...(movedFrom === undefined
      ? []
      : [texts('calendar.moved', { day: formatDay(new Date(`${movedFrom}T12:00:00Z`), clock) })]),
  ]
}
