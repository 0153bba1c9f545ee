import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Portal } from '../../../../schemas/engine'
import type { Api } from '../../http/Api'
import { quiet } from '../../http/logging'
import { findPublicPortal } from '../findPortal'
import { visitorApi } from '../visitorApi'
import { type AppIcon, appIcons } from './appIcons'
import { findEmblem } from './findEmblem'
import { renderIcon } from './renderIcon'
import { writeManifest } from './writeManifest'

type Options = {
  api: Api
  /** Answers with pictures, which `api` cannot when it caches the answers of a back end. */
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

  /** Finds the portal of a file that every visitor gets, and sets how long caches may keep it, in seconds. */
  async function open(request: FastifyRequest<TownRoute>, reply: FastifyReply, maxAge: number) {
    const { card } = request.params
    const found = await findPublicPortal(visitorApi(request, reply, api, card), card, request.url)
    reply.header('cache-control', `${found.isShared ? 'public' : 'private'}, max-age=${maxAge}`)
    return found
  }

  /** Renders an icon, unless it was rendered from the same emblem and colours. */
  async function readIcon(icon: AppIcon, portal: Portal, from: Api): Promise<Buffer> {
    const emblem = await findEmblem(from, portal)
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
    const { portal, locale } = await open(request, reply, 3600)
    // The only portal of a site owns all paths: those of its accounts have no card name.
    const scope = fixedPortal === portal.cardName ? '/' : `/${encodeURIComponent(portal.cardName)}`
    reply.type('application/manifest+json; charset=utf-8')
    return writeManifest(portal, locale, scope)
  })

  for (const [name, icon] of Object.entries(appIcons)) {
    app.get<TownRoute>(`/:card/${name}`, { config: quiet }, async (request, reply) => {
      const { portal } = await open(request, reply, 86_400)
      const png = await readIcon(icon, portal, visitorApi(request, reply, pictures, request.params.card))
      const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`
      reply.header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/png').send(png)
    })
  }
}
