import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MenuView } from '../../../../schemas'
import feedContract from '../../../../schemas/generated/entities/feed.js'
import menuContract from '../../../../schemas/generated/entities/menu-view.js'
import {
  contentPath,
  eventPath,
  menuSectionPath,
  newsPath,
  pagePaths,
  placePath,
} from '../../../../schemas/routes/pagePaths'
import { servesPath } from '../../../../schemas/routes/services'
import type { Database } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { services } from '../../openapi/openapi'
import { findPortal, localesOf } from '../findPortal'
import { siteOrigin } from '../siteOrigin'
import { visitorApi } from '../visitorApi'
import {
  type Check,
  openTown,
  originOf,
  type PublicTown,
  readAll,
  type TownOptions,
  type TownRoute,
  validPart,
} from './PublicTown'
import { type SitemapPage, writeSitemap, writeSitemapIndex } from './writeXml'

const checkFeed = validPart(feedContract)
const checkEntry = validPart(menuContract)

const checkMenu: Check<MenuView[]> = (data) =>
  Array.isArray(data) ? data.flatMap((entry) => checkEntry(entry) ?? []) : undefined

type Options = TownOptions & { db: Database | undefined; fixedPortal: string | undefined }

/** Time that caches may keep the answers, in seconds. */
const maxAge = 3600
const cacheControl = `public, max-age=${maxAge}`

/** Serves robots.txt and the sitemaps. */
export function registerSitemaps(app: FastifyInstance, { api, db, fixedPortal, publicOrigin }: Options): void {
  const cardNames = async (): Promise<readonly string[]> => {
    if (fixedPortal) return [fixedPortal]
    const rows = await db?.selectFrom('portal').select('name').orderBy('name').execute()
    return rows?.map(({ name }) => name) ?? []
  }

  const sitemaps = async (request: FastifyRequest, reply: FastifyReply): Promise<Sitemap[]> =>
    await Promise.all(
      (await cardNames()).map(async (card) => {
        const origin = siteOrigin(
          publicOrigin,
          (await findPortal(visitorApi(request, reply, api, card), card, '')).portal,
        )
        return { card, url: origin && `${origin}/${card}/sitemap.xml` }
      }),
    )

  app.get('/robots.txt', { config: quiet }, async (request, reply) => {
    const urls = publicOrigin ? [`${publicOrigin}/sitemap.xml`] : (await sitemaps(request, reply)).map(({ url }) => url)
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl)
    // Names no host that only the request names, because caches may give the answer to others.
    return [robots, ...urls.flatMap((url) => (url ? [`Sitemap: ${url}`] : [])), ''].join('\n')
  })

  app.get('/sitemap.xml', { config: quiet }, async (request, reply) => {
    const found = await sitemaps(request, reply)
    const isPublic = found.every(({ url }) => url !== undefined)
    reply.type('application/xml; charset=utf-8').header('cache-control', isPublic ? cacheControl : 'no-store')
    return writeSitemapIndex(found.map(({ card, url }) => url ?? `${originOf(request)}/${card}/sitemap.xml`))
  })

  app.get<TownRoute>('/:card/sitemap.xml', { config: quiet }, async (request, reply) => {
    const town = await openTown(request, reply, { api, publicOrigin })
    const served = kinds.filter((kind) => servesPath(town.portal, pageOfKind[kind]))
    const feeds = await Promise.all(
      served.map((kind) =>
        readAll((page) => readIfAny(town, 'feeds', { kind, page: String(page) }, checkFeed, noFeed)),
      ),
    )
    const records = feeds.flat().filter(({ path }) => servesPath(town.portal, path))
    const menu = await readIfAny(town, 'menu/root', {}, checkMenu, [])
    // Entries with a path link to pages that are already listed.
    const sections = menu.filter(({ path, children }) => path === undefined && children?.length)
    const lists = [...listPaths, ...sections.map(({ uid }) => menuSectionPath(uid))].filter((path) =>
      servesPath(town.portal, path),
    )
    // Some records have the path of a list page.
    const pages = new Map<string, Entry>(
      [...records, ...lists.map((path) => ({ path }))].map((page) => [page.path, page]),
    )
    reply.type('application/xml; charset=utf-8').header('cache-control', town.cacheControl(maxAge))
    return writeSitemap([...pages.values()].map((page) => toSitemapPage(town, page)))
  })
}

/** The address of a town’s sitemap; undefined when only the request names the town’s origin. */
type Sitemap = { card: string; url: string | undefined }

const kinds = ['publication', 'event', 'content', 'place', 'walk'] as const

/** A path like that of the pages of each kind. */
const pageOfKind: Readonly<Record<(typeof kinds)[number], string>> = {
  publication: newsPath(''),
  event: eventPath(''),
  content: contentPath(''),
  place: placePath(''),
  walk: pagePaths.walks,
}

const noFeed = { items: [], total: 0 }

/** Reads as `PublicTown.read` does; `none` where the back end has no such list. */
const readIfAny = async <T>(
  ...[town, path, query, check, none]: [PublicTown, string, Record<string, string>, Check<T>, T]
) =>
  await town.read(path, query, check).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return none
    throw error
  })

/** Pages of the portal itself, as far as the town has them. */
const {
  home,
  news,
  events,
  menu: wholeMenu,
  map,
  walks,
  appointments,
  ticketEvents,
  reportList,
  camps,
  cookies,
} = pagePaths
const listPaths = [home, news, events, wholeMenu, map, walks, appointments, ticketEvents, reportList, camps, cookies]

type Entry = { path: string; publishedAt?: string; updatedAt?: string | undefined }

function toSitemapPage({ portal, pageUrl }: PublicTown, { path, publishedAt, updatedAt }: Entry): SitemapPage {
  const url = pageUrl(path, portal.defaultLocale)
  const locales = localesOf(portal)
  const alternates = locales.map((language) => ({ language, url: pageUrl(path, language) }))
  return {
    url,
    updatedAt: updatedAt ?? publishedAt,
    alternates: locales.length > 1 ? [...alternates, { language: 'x-default', url }] : [],
  }
}

/** Parameters of lists. Robots are excluded from them, because their combinations are endless and show nothing new. */
const lists = ['query', 'keyword', 'date', 'year', 'month', 'period', 'type', 'from', 'count', 'size']
const maps = ['category', 'open', 'need', 'zone', 'place', 'view', 'header']

/** Paths below a card name that robots are excluded from. */
const privatePaths = ['compte', 'favoris', 'envoi', 'locale', 'consentement', 'signalement/success']

const robots = [
  'User-agent: *',
  ...services.map((service) => `Disallow: /${service}/`),
  'Disallow: /studio/',
  'Disallow: /compte',
  ...privatePaths.map((path) => `Disallow: /*/${path}`),
  ...[...lists, ...maps].flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
].join('\n')
