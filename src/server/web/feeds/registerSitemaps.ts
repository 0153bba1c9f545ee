import type { FastifyInstance } from 'fastify'
import type { Feed, MenuView } from '../../../../schemas'
import feedContract from '../../../../schemas/generated/entities/feed.js'
import menuContract from '../../../../schemas/generated/entities/menu-view.js'
import { menuSectionPath, pagePaths } from '../../../../schemas/routes/pagePaths'
import { servesPath } from '../../../../schemas/routes/services'
import type { Database } from '../../db/Tables'
import type { Api } from '../../http/Api'
import { quiet } from '../../http/logging'
import { services } from '../../openapi/openapi'
import { findPortal, localesOf } from '../findPortal'
import { siteOrigin } from '../siteOrigin'
import { openTown, originOf, type PublicTown, readAll } from './PublicTown'
import { type SitemapPage, writeSitemap, writeSitemapIndex } from './writeXml'

const isFeed = (data: unknown): data is Feed => feedContract.validate(data)

const isMenu = (data: unknown): data is MenuView[] =>
  Array.isArray(data) && data.every((entry) => menuContract.validate(entry))

type Options = { api: Api; db: Database | undefined; fixedPortal: string | undefined; publicOrigin: string | undefined }

const cacheControl = 'public, max-age=3600'

/** Serves robots.txt and the sitemaps. */
export function registerSitemaps(app: FastifyInstance, { api, db, fixedPortal, publicOrigin }: Options): void {
  app.get('/robots.txt', { config: quiet }, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl)
    return `${robots}\nSitemap: ${publicOrigin ?? originOf(request)}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', { config: quiet }, async (request, reply) => {
    const cards = fixedPortal
      ? [fixedPortal]
      : ((await db?.selectFrom('portal').select('name').orderBy('name').execute()) ?? []).map(({ name }) => name)
    const urls = await Promise.all(
      cards.map(async (card) => {
        const { portal } = await findPortal(api, card)
        return `${siteOrigin(publicOrigin, portal) ?? originOf(request)}/${card}/sitemap.xml`
      }),
    )
    reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl)
    return writeSitemapIndex(urls)
  })

  app.get<{ Params: { card: string } }>('/:card/sitemap.xml', { config: quiet }, async (request, reply) => {
    const town = await openTown(request, api, publicOrigin, request.params.card)
    const feeds = await Promise.all(
      kinds.map((kind) => readAll((page) => town.read('feeds', { kind, page: String(page) }, isFeed))),
    )
    const records = feeds.flat().filter(({ path }) => servesPath(town.portal, path))
    const menu = await town.read('menu/root', {}, isMenu)
    // Entries with a path link to pages that are already listed.
    const sections = menu.filter(({ path, children }) => path === undefined && children.length > 0)
    const lists = [...listPaths, ...sections.map(({ uid }) => menuSectionPath(uid))].filter((path) =>
      servesPath(town.portal, path),
    )
    // Some records have the path of a list page.
    const pages = new Map<string, Entry>(
      [...records, ...lists.map((path) => ({ path }))].map((page) => [page.path, page]),
    )
    reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl)
    return writeSitemap([...pages.values()].map((page) => toSitemapPage(town, page)))
  })
}

const kinds = ['publication', 'event', 'content', 'place', 'walk'] as const

/** Pages of the portal itself, as far as the town has them. */
const { home, news, events, menu: wholeMenu, map, walks, cookies } = pagePaths
const listPaths = [home, news, events, wholeMenu, map, walks, cookies]

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
