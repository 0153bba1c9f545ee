import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormResult, PostedForm } from '../../../../schemas/door'
import { isObject } from '../../../../schemas/engine'
import { type Api, withDeadline } from '../../http/Api'
import { maintenanceSeconds } from '../../http/ApiFailure'
import { allowCamera, allowConnections, allowWasm } from '../../http/headers'
import { sendPlainPage } from '../../http/plainPage'
import { chosenLocaleOf, namedLocaleOf } from '../../identity/chosenLocale'
import { storedDataHeader } from '../../identity/Visitor'
import { sessionOf } from '../../identity/VisitorSession'
import { pageInProgress } from '../backEnd/pageInProgress'
import { isForDeveloper } from '../developerPanel/isForDeveloper'
import { traceCalls } from '../developerPanel/traceCalls'
import { type FoundPortal, findPortal, localesOf } from '../findPortal'
import { type FindTown, rememberTown, resolveAddress } from '../findTown'
import { findVisitor } from '../findVisitor'
import { mapOrigins } from '../mapOrigins'
import { consentOf } from '../registerConsent'
import { siteOrigin } from '../siteOrigin'
import { visitorApi } from '../visitorApi'
import type { PortalApp } from './PortalApp'
import { ClosedPortal, isPersonalFor, type PageCache, type PageRequest, readPage, renderPersonally } from './pageCache'
import { pageLocale } from './pageLocale'
import type { RenderQueue } from './RenderQueue'
import { sendEarlyHints } from './sendEarlyHints'
import { sendPage, sendSharedPage } from './sendPage'
import { isHome, leadHome, readEnd } from './sessionEnd'

export type PageOptions = {
  api: Api
  /** Timeout of all calls of a page together, in ms; undefined for no limit. */
  timeoutMs: number | undefined
  app: PortalApp | undefined
  now: () => Date
  /** Card name of the only portal to serve, if configured. */
  fixedPortal: string | undefined
  /** Origin that visitors use, if configured. */
  publicOrigin: string | undefined
  /** Whether developers get their panel. */
  hasDeveloperPanel: boolean
  /** Whether to send early hints. */
  hintsEarly: boolean
  findTown: FindTown
  pages: PageCache
  queue: RenderQueue
}

/** Handles every URL without a route as a page of the portal in its first segment. */
export function registerPages(server: FastifyInstance, options: PageOptions): void {
  server.get('/*', { config: { isPage: true } }, (request, reply) => showPage(request, reply, options))
}

/** Sends the page of the request's URL. */
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

/** Sends a page of a portal, or the page with the result of a posted form. */
export function handlePage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  app: PortalApp,
  address: PageAddress,
): Promise<FastifyReply> {
  const [page = ''] = request.url.split('?', 1)
  const trace = options.hasDeveloperPanel && isForDeveloper(request) ? [] : undefined
  const place = { town: address.card, page, log: request.log }
  return pageInProgress.run({ ...place, hasOwnData: true, trace, advice: [], missed: new Map() }, () =>
    answerPage(request, reply, options, app, address),
  )
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { api: unlimited, timeoutMs, now, fixedPortal, publicOrigin, hintsEarly, pages, queue }: PageOptions,
  app: PortalApp,
  { card, formResult, posted }: PageAddress,
): Promise<FastifyReply> {
  const traced = traceCalls(withDeadline(unlimited, timeoutMs), pageInProgress.getStore()?.trace)
  const api = visitorApi(request, reply, traced, card)
  const { identity, account, isAccountUnknown, sessionEnd } = await findVisitor(request, reply, api, card)
  const tag = namedLocaleOf(request.url) ?? chosenLocaleOf(request)
  const found = card === undefined ? undefined : await findPortal(api, card, tag)
  const portal = found?.portal
  const session = sessionOf(request, reply, api)
  const mayStay = isHome(request, card) || formResult || posted
  if (sessionEnd && !mayStay) return leadHome(session, card, portal)
  if (portal && card !== undefined && !fixedPortal) rememberTown(request, reply, card)
  allowConnections(reply, mapOrigins(portal))
  const { locale, redirectLocale } = pageLocale(request, localesOf(portal))
  if (redirectLocale && !formResult && !posted && !sessionEnd) {
    const address = `${request.url}${request.url.includes('?') ? '&' : '?'}lang=${redirectLocale}`
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  }
  const { url, isOwn, isNeverShared, usesCamera, usesWasm } = app.readAddress(request.url)
  if (usesCamera) allowCamera(reply)
  if (usesWasm) allowWasm(reply)
  const page: PageRequest = {
    url,
    portal: found?.received,
    locale,
    env: isMobile(request) ? 'mobile' : 'desktop',
    now: now().getTime(),
    asksConsent: consentOf(request) === undefined,
    origin: siteOrigin(publicOrigin, portal),
    turn: queue.turn,
    assets: app.assets,
  }
  const rendering = { api, app, identity, request: page }
  const open: OpenPage = {
    rendering,
    session,
    found,
    card,
    account,
    isAccountUnknown,
    sessionEnd,
    isOwn,
    isNeverShared,
    formResult,
    posted,
  }
  try {
    if (!portal?.maintenance) return await sendOpenPage(request, reply, open, { pages, hintsEarly })
  } catch (error) {
    if (!(error instanceof ClosedPortal)) throw error
  }
  // Bypasses the cache, which would replace a page with status 503 by the last complete one.
  reply.header('retry-after', String(maintenanceSeconds)).header('cache-control', 'no-store')
  const closed = isObject(page.portal) ? { ...page.portal, maintenance: true } : page.portal
  return sendPage(request, reply, await renderPersonally({ ...rendering, request: { ...page, portal: closed } }))
}

type OpenPage = PageAddress &
  Pick<Awaited<ReturnType<typeof findVisitor>>, 'account' | 'isAccountUnknown' | 'sessionEnd'> & {
    rendering: Parameters<typeof renderPersonally>[0]
    session: ReturnType<typeof sessionOf>
    found: FoundPortal | undefined
    isOwn: boolean
    isNeverShared: boolean
  }

/** Sends a page of a portal that is not in maintenance, from the cache where all visitors share it. */
async function sendOpenPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { rendering, session, found, card, formResult, posted, isOwn, isNeverShared, ...visitor }: OpenPage,
  { pages, hintsEarly }: Pick<PageOptions, 'pages' | 'hintsEarly'>,
): Promise<FastifyReply> {
  const { request: page, identity, app } = rendering
  const { account, isAccountUnknown, sessionEnd } = visitor
  const inProgress = pageInProgress.getStore()
  if (inProgress) inProgress.hasOwnData = isOwn || account !== undefined || isNeverShared || !!posted || !!formResult
  if (isOwn) reply.header('x-robots-tag', 'noindex')
  const end = sessionEnd || account ? { sessionEnd } : readEnd(request, card)
  if (account !== undefined || end.sessionEnd || isNeverShared || posted) {
    if (account !== undefined || isNeverShared || posted) reply.header('cache-control', 'private, no-store')
    // Such a page contains the account, the token of a link or a message for this visitor.
    const own = { ...page, account, isAccountUnknown, ...end, ...(posted ? { posted } : {}) }
    const rendered = await renderPersonally({ ...rendering, request: own }, formResult)
    return session.ended === sessionEnd ? sendPage(request, reply, rendered) : leadHome(session, card, found?.portal)
  }
  if (formResult || card === undefined || !found?.shared || !found.portal) {
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
 * Whether the client is a phone, by its client hint or else its user agent. Tablets get the desktop layout, although the user
 * agent of some, such as older iPads, contains "Mobile".
 */
function isMobile({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1' || hint === '?0') return hint === '?1'
  const agent = headers['user-agent'] ?? ''
  return /\bMobi/.test(agent) && !/\b(?:iPad|Tablet)\b/.test(agent)
}
