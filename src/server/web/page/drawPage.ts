import type { FastifyReply, FastifyRequest } from 'fastify'
import { cardNameOf } from '../cardOf'
import { findPortal, localesOf } from '../findPortal'
import { chosenLocaleOf, ensureAnonymousUid } from '../identity/cookies'
import { isMobile } from '../isMobile'
import { originOf } from '../originOf'
import type { FormResult, PortalApp } from './PortalApp'
import type { PageOptions } from './registerPages'
import { visitorFetch } from './visitorFetch'

/** Answers a page of the portal that the address names; `posted` is what became of a form, when that is what it shows. */
export async function handlePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { api, now }: Pick<PageOptions, 'api' | 'now'>,
  app: PortalApp,
  posted?: FormResult,
): Promise<FastifyReply> {
  const card = cardNameOf(request.url)
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
