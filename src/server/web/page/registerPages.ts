import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiFetch } from '../apiFetch'
import { cardOf, inFixedPortal } from '../cardOf'
import { findPortal, localesOf } from '../findPortal'
import { chosenLocaleOf, ensureAnonymousUid } from '../identity/cookies'
import { isMobile } from '../isMobile'
import { originOf } from '../originOf'
import type { PortalApp } from './PortalApp'
import { sendPlainPage } from './sendPlainPage'

export type PageOptions = {
  api: ApiFetch
  app: PortalApp | undefined
  now: () => Date
  /** The only portal there is, if so. */
  fixedPortal: string | undefined
}

/** Every address that nothing else answers is a page of the portal its first segment names. */
export function registerPages(server: FastifyInstance, options: PageOptions): void {
  server.get('/*', { config: { isPage: true } }, async (request, reply) => {
    const elsewhere = inFixedPortal(request.url, options.fixedPortal)
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
    if (!options.app) {
      request.log.error('the portal is not built: run npm run build')
      return sendPlainPage(reply, 503)
    }
    return await drawPage(request, reply, options, options.app)
  })
}

async function drawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { api, now }: PageOptions,
  app: PortalApp,
): Promise<FastifyReply> {
  const card = cardOf(request.url)
  const portal = card === undefined ? undefined : await findPortal(api, card)
  const locales = localesOf(portal)
  const locale = locales.find((name) => name === chosenLocaleOf(request)) ?? locales[0] ?? 'fr'
  const anonymousUid = ensureAnonymousUid(request, reply)
  const page = await app.render({
    url: request.url,
    portal,
    locale,
    env: isMobile(request) ? 'mobile' : 'desktop',
    now: now().getTime(),
    origin: originOf(request),
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers)
      if (!headers.has('x-lgc-language')) headers.set('x-lgc-language', locale)
      headers.set('x-lgc-anonymous-uid', anonymousUid)
      return api(path, { ...init, headers })
    },
    assets: app.assets,
  })
  for (const { code, pointer, block, message } of page.issues ?? []) {
    request.log.warn({ issue: { code, pointer, block } }, message)
  }
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, user-agent, sec-ch-ua-mobile')
  return reply.code(page.status).type('text/html; charset=utf-8').headers(page.headers).send(page.html)
}
