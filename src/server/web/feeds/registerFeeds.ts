import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Feed } from '../../../../schemas'
import calendarContract from '../../../../schemas/generated/entities/calendar-page.js'
import feedContract from '../../../../schemas/generated/entities/feed.js'
import pageContract from '../../../../schemas/generated/page.js'
import { eventPath, feedPaths, pagePaths } from '../../../../schemas/routes/pagePaths'
import { hasService, type Service } from '../../../../schemas/routes/services'
import { notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { openTown, type PublicTown, readAll, type TownOptions, type TownRoute, validPart } from './PublicTown'
import { writeCalendar } from './writeCalendar'
import { writeRss } from './writeXml'

const checkCalendar = validPart(calendarContract)
const checkFeed = validPart(feedContract)
const checkPage = validPart(pageContract)

type EventRoute = { Params: { card: string; uid: string } }

/** Serves events for calendars and news for feed readers, the same for every visitor. */
export function registerFeeds(app: FastifyInstance, options: TownOptions): void {
  app.get<EventRoute>(`/:card${eventPath('')}:uid.ics`, { config: quiet }, async (request, reply) => {
    const { uid } = request.params
    const town = requireService(await openTown(request, reply, options), 'agenda')
    const page = await town.read(`events/${encodeURIComponent(uid)}`, { env: 'desktop' }, checkPage)
    if (!page.event) throw notFound('There is no event at that address.')
    const { title, description, updatedAt = page.event.startsAt, event } = page
    const url = town.pageUrl(eventPath(uid))
    const entry = { uid, title, ...(description && { summary: description }), updatedAt, ...event, url }
    reply.header('content-disposition', `attachment; filename="${uid.replace(/[^\w-]/g, '')}.ics"`)
    return sendCalendar(reply, town, writeCalendar({ name: title, card: town.portal.cardName, events: [entry] }))
  })

  app.get<TownRoute>(`/:card${feedPaths.events}`, { config: quiet }, async (request, reply) => {
    const town = requireService(await openTown(request, reply, options), 'calendar')
    const filter = filterOf(request)
    const read = (page: number) => town.read('events/calendar-page', { ...filter, page: String(page) }, checkCalendar)
    const events = (await readAll(read)).map((event) => ({
      ...event,
      url: town.pageUrl(eventPath(event.uid)),
    }))
    const { name, cardName } = town.portal
    return sendCalendar(
      reply,
      town,
      writeCalendar({ name: filter.keyword ? `${name} – ${filter.keyword}` : name, card: cardName, events }),
    )
  })

  app.get<TownRoute>(`/:card${feedPaths.news}`, { config: quiet }, async (request, reply) => {
    const town = requireService(await openTown(request, reply, options), 'feed')
    const { items } = await town.read('feeds', { size: '50' }, checkFeed)
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', town.cacheControl(maxAge))
    return writeRss(rssOf(town, items))
  })
}

/** Returns a town that has a service. Throws a 404 for another one. */
function requireService(town: PublicTown, service: Service): PublicTown {
  if (hasService(town.portal, service)) return town
  throw notFound('There is nothing at that address.')
}

/** Time that caches may keep a feed, in seconds. */
const maxAge = 300

const sendCalendar = (reply: FastifyReply, { cacheControl }: PublicTown, calendar: string) =>
  reply.type('text/calendar; charset=utf-8').header('cache-control', cacheControl(maxAge)).send(calendar)

/** Parses the filter of a calendar, which is that of the list of events. */
function filterOf({ url }: FastifyRequest): { query?: string; keyword?: string } {
  const given = new URLSearchParams(url.split('?').slice(1).join('?'))
  const query = given.get('query')?.slice(0, 200)
  const keyword = given.getAll('keyword').join(',').slice(0, 200)
  return { ...(query && { query }), ...(keyword && { keyword }) }
}

function rssOf({ portal, locale, pageUrl }: PublicTown, items: Feed['items']) {
  const list = pageUrl(pagePaths.news)
  return {
    title: portal.name,
    description: portal.description ?? portal.name,
    locale,
    link: list,
    self: pageUrl(feedPaths.news),
    items: items.map((item) => ({ ...item, url: pageUrl(item.path) })),
  }
}
