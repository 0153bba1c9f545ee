import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAccountPath } from '../../../../schemas/routes/accountPaths'
import { isParticipationPath } from '../../../../schemas/routes/participationPaths'
import { maintenanceSeconds } from '../../http/ApiFailure'
import { allowConnections } from '../../http/headers'
import { sendPlainPage } from '../../http/plainPage'
import { chosenLocaleOf, namedLocaleOf, nearestLocale } from '../../identity/chosenLocale'
import { storedDataHeader } from '../../identity/Visitor'
import type { Api } from '../Api'
import { findPortal, isPortal, localesOf } from '../findPortal'
import { type FindTown, rememberTown, resolveAddress } from '../findTown'
import { findVisitor } from '../findVisitor'
import { mapOrigins } from '../mapOrigins'
import { consentOf } from '../registerConsent'
import { siteOrigin } from '../siteOrigin'
import { withDeadline } from '../withDeadline'
import type { FormResult, PortalApp, PostedForm } from './PortalApp'
import { isPersonalFor, type PageCache, type PageRequest, readPage, renderPersonally } from './pageCache'
import { sendEarlyHints } from './sendEarlyHints'
import { sendPage, sendSharedPage } from './sendPage'

export type PageOptions = {
  api: Api
  /** How long all the calls for one page may take together; undefined for no limit. */
  timeoutMs: number | undefined
  app: PortalApp | undefined
  now: () => Date
  /** Card name of the only portal to serve, if set. */
  fixedPortal: string | undefined
  /** Origin that visitors use, if set. */
  publicOrigin: string | undefined
  /** Whether the first files of a page are announced to browsers while it is rendered. */
  hintsEarly: boolean
  findTown: FindTown
  pages: PageCache
}

/** Treats every address without a route as a page of the portal that its first segment names. */
export function registerPages(server: FastifyInstance, options: PageOptions): void {
  server.get('/*', { config: { isPage: true } }, (request, reply) => showPage(request, reply, options))
}

/** Sends the page of the request's address. */
export async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
): Promise<FastifyReply> {
  const address = await resolveAddress(request, options.fixedPortal, options.findTown)
  if ('redirect' in address) return reply.header('cache-control', 'no-store').redirect(address.redirect, 302)
  if (!options.app) {
    request.log.error('the portal is not built: run npm run build')
    return sendPlainPage(reply, 503)
  }
  return await handlePage(request, reply, options, options.app, address)
}

type PageAddress = { card: string | undefined; formResult?: FormResult; posted?: PostedForm }

/** Sends a page of the portal of a card name, or the page that shows the result of a posted form. */
export async function handlePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { api: unlimited, timeoutMs, now, fixedPortal, publicOrigin, hintsEarly, pages }: PageOptions,
  app: PortalApp,
  { card, formResult, posted }: PageAddress,
): Promise<FastifyReply> {
  const api = withDeadline(unlimited, timeoutMs)
  const { identity, account, isAccountUnknown, sessionEnd } = await findVisitor(request, reply, api, card)
  const tag = namedLocaleOf(request.url) ?? chosenLocaleOf(request)
  const found = card === undefined ? undefined : await findPortal(api, card, identity, tag)
  const portal = found?.portal
  // The end of a session has removed the cookie of the town too.
  if (portal && card !== undefined && !fixedPortal) rememberTown(request, reply, card, sessionEnd !== undefined)
  allowConnections(reply, mapOrigins(portal))
  const locales = localesOf(portal)
  const named = nearestLocale(locales, namedLocaleOf(request.url))
  const chosen = nearestLocale(locales, chosenLocaleOf(request))
  const before = named ? undefined : nearestLocale(locales, localeOfReferrer(request))
  if (before !== undefined && before !== (chosen ?? locales[0]) && !formResult && !posted && !sessionEnd) {
    const address = `${request.url}${request.url.includes('?') ? '&' : '?'}lang=${before}`
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  }
  const locale = named ?? chosen ?? locales[0] ?? 'fr'
  const page: PageRequest = {
    url: app.canonicalAddress(request.url),
    portal,
    locale,
    env: isMobile(request) ? 'mobile' : 'desktop',
    now: now().getTime(),
    asksConsent: consentOf(request) === undefined,
    origin: siteOrigin(publicOrigin, portal),
    assets: app.assets,
  }
  const rendering = { api, app, identity, request: page }
  if (isPortal(portal) && portal.maintenance) {
    // Not from the pages that are kept: the last whole page would take the place of one with status 503.
    reply.header('retry-after', String(maintenanceSeconds)).header('cache-control', 'no-store')
    return sendPage(request, reply, await renderPersonally(rendering))
  }
  const isOfAccounts = isAccountPath(request.url)
  if (isOfAccounts || isParticipationPath(request.url) || ownPath.test(request.url))
    reply.header('x-robots-tag', 'noindex')
  if (account !== undefined || sessionEnd || isOfAccounts || posted) {
    if (account !== undefined || isOfAccounts || posted) reply.header('cache-control', 'private, no-store')
    // Such a page names the visitor, has the token of a link in it, or tells something to nobody else.
    const own = { ...page, account, isAccountUnknown, sessionEnd, ...(posted ? { posted } : {}) }
    return sendPage(request, reply, await renderPersonally({ ...rendering, request: own }, formResult))
  }
  if (formResult || card === undefined || !found?.shared || !portal) {
    return sendPage(request, reply, await renderPersonally(rendering, formResult))
  }
  const onMiss = () => {
    if (hintsEarly) sendEarlyHints(request, reply, app)
  }
  const shared = await readPage(pages, { ...rendering, card, portalAnswer: found.shared, onMiss }, request.url)
  const isPersonal = storedDataHeader in identity && (await isPersonalFor(shared.page, rendering))
  return isPersonal
    ? sendPage(request, reply, await renderPersonally(rendering))
    : await sendSharedPage(request, reply, shared)
}

/**
 * The language in the address of the page that linked to this one. A visitor stays in it from link to link, also without a
 * script.
 */
function localeOfReferrer({ headers, host }: FastifyRequest): string | undefined {
  const { referer = '' } = headers
  return URL.canParse(referer) && new URL(referer).host === host ? namedLocaleOf(referer) : undefined
}

/**
 * Whether the client is a phone, by its client hint or else by its user agent. A tablet gets the layout of a desktop, though
 * the user agent of some, such as older iPads, says "Mobile" too.
 */
function isMobile({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1' || hint === '?0') return hint === '?1'
  const agent = headers['user-agent'] ?? ''
  return /\bMobi/.test(agent) && !/\b(?:iPad|Tablet)\b/.test(agent)
}

/** The pages of favourites and the forms of widgets, which show something of the visitor only. */
const ownPath = /^\/[^/?#]+\/(?:favoris(?:[/?#]|$)|abonnement\/)/
