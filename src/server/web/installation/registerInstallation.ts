import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Portal } from '../../../../schemas/engine'
import type { Api } from '../../http/Api'
import { quiet } from '../../http/logging'
import { namedLocaleOf, nearestLocale } from '../../identity/chosenLocale'
import { findPortal, localesOf, requirePortal } from '../findPortal'
import { type AppIcon, appIcons } from './appIcons'
import { findEmblem } from './findEmblem'
import { renderIcon } from './renderIcon'
import { writeManifest } from './writeManifest'

type Options = {
  api: Api
  /** The API of pictures, which `api` cannot read when it caches the answers of a back end. */
  pictures: Api
  /** Card name of the only portal to serve, if configured. */
  fixedPortal: string | undefined
}

type TownRoute = { Params: { card: string } }

/** Number of rendered icons in memory, some 10 kB each. */
const maxIcons = 400

/** Serves what browsers install a portal with: its web app manifest and its icons, also while it is in maintenance. */
export function registerInstallation(app: FastifyInstance, { api, pictures, fixedPortal }: Options): void {
  const icons = new LRUCache<string, Promise<Buffer>>({ max: maxIcons })

  const open = async (card: string, language?: string): Promise<Portal> =>
    requirePortal(await findPortal(api, card, {}, language))

  /** Renders an icon, unless it was rendered from the same emblem and colours. */
  async function readIcon(icon: AppIcon, portal: Portal): Promise<Buffer> {
    const emblem = await findEmblem(pictures, portal)
    const key = createHash('sha256')
      .update(JSON.stringify([icon, portal.colors]))
      .update(emblem ?? '')
      .digest('base64url')
    const rendered = icons.get(key) ?? renderIcon(icon, emblem, portal.colors)
    icons.set(key, rendered)
    rendered.catch(() => icons.delete(key))
    return await rendered
  }

  app.get<TownRoute>('/:card/manifest.webmanifest', { config: quiet }, async (request, reply) => {
    const named = namedLocaleOf(request.url)
    const portal = await open(request.params.card, named)
    const locale = nearestLocale(localesOf(portal), named) ?? portal.defaultLocale
    // The only portal of a site owns all paths: those of its accounts have no card name.
    const scope = fixedPortal === portal.cardName ? '/' : `/${encodeURIComponent(portal.cardName)}`
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return writeManifest(portal, locale, scope)
  })

  for (const [name, icon] of Object.entries(appIcons)) {
    app.get<TownRoute>(`/:card/${name}`, { config: quiet }, async (request, reply) => {
      const png = await readIcon(icon, await open(request.params.card))
      const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', 'public, max-age=86400').header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/png').send(png)
    })
  }
}
