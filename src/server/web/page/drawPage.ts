import type { FastifyReply, FastifyRequest } from 'fastify'
import { cardOf } from '../cardOf'
import { findPortal, localesOf } from '../findPortal'
import { chosenLocaleOf, ensureAnonymousUid } from '../identity/cookies'
import { isMobile } from '../isMobile'
import { originOf } from '../originOf'
import type { PortalApp, Posted } from './PortalApp'
import type { PageOptions } from './registerPages'
import { visitorFetch } from './visitorFetch'

/** Answers a page of the portal that the address names; `posted` is what became of a form, when that is what it shows. */
export async function drawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { api, now }: Pick<PageOptions, 'api' | 'now'>,
  app: PortalApp,
  posted?: Posted,
): Promise<FastifyReply> {
  const card = cardOf(request.url)
  const portal = card === undefined ? undefined : await findPortal(api, card)
  const locales = localesOf(portal)
  const locale = locales.find((name) => name === chosenLocaleOf(request)) ?? locales[0] ?? 'fr'
  const page = await app.render({
    url: request.url,
    portal,
    locale,
    env: isMobile(request) ? 'mobile' : 'desktop',
    now: now().getTime(),
    origin: originOf(request),
    fetch: visitorFetch(api, ensureAnonymousUid(request, reply), locale),
    assets: app.assets,
    ...(posted ? { posted } : {}),
  })
  for (const { code, pointer, block, message } of page.issues ?? []) {
    request.log.warn({ issue: { code, pointer, block } }, message)
  }
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, user-agent, sec-ch-ua-mobile')
  return reply.code(page.status).type('text/html; charset=utf-8').headers(page.headers).send(page.html)
}
