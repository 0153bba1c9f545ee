import { dehydrate } from '@tanstack/query-core'
import { renderToString } from 'react-dom/server'
import { withQuery } from '../../../renderer/actions/actionHref'
import { findFailingBlocks } from '../../../renderer/engine/findFailingBlocks'
import type { Registry } from '../../../renderer/engine/registry'
import { formatDate } from '../../../renderer/format/formatDate'
import type { AnswerIssue, RenderedPage, RenderRequest } from '../../../schemas/door'
import { type Issue, isObject, own, type Portal, parseUrl } from '../../../schemas/engine'
import { escapeHtml } from '../../../schemas/html/escapeHtml'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { hasService } from '../../../schemas/routes/services'
import { App, Providers } from '../App'
import { createHost } from '../actions/createHost'
import type { Query } from '../api/Query'
import type { RouteMatch } from '../location/Route'
import { afterSession, loginPath } from '../location/urls'
import { preloadPage, queriesOf } from '../navigation/preloadPage'
import { matchRoute } from '../routes/matchRoute'
import type { PageState } from '../session/createSession'
import { createSession } from '../session/createSession'
import { issueInAnswer } from '../session/issueInAnswer'
import { chooseLocale, timeZoneOf } from '../session/locales'
import type { Session } from '../session/Session'
import { createFailures } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { renderingTexts } from '../texts/rendering/renderingTexts'
import { sessionTexts } from '../texts/session/sessionTexts'
import { filesOf, pageSources } from './pageFiles'
import { findParameters } from './readAddress'
import { writeConsentDialog } from './writeConsentDialog'
import { writeDocument } from './writeDocument'

/** Base for parsing paths of the portal; no page shows it. */
export const pathBase = 'http://portal.invalid'

/** Renders a page of a portal. `registry` is the set of blocks, by default the renderer's. */
export async function renderPage(request: RenderRequest, portal: Portal, registry?: Registry): Promise<RenderedPage> {
  const context = await createRenderContext(request, portal, registry)
  return renderMatch(context, await matchRoute(portal, context.pathname, context.search), {
    status: request.posted?.status,
  })
}

export type RenderContext = {
  request: RenderRequest
  session: Session
  state: PageState
  /** The issues of the back end's data so far. */
  issues: AnswerIssue[]
  pathname: string
  search: string
}

/** Creates the session that a page is rendered with. */
export async function createRenderContext(
  request: RenderRequest,
  portal: Portal,
  registry?: Registry,
): Promise<RenderContext> {
  const { env, now, fetch } = request
  const { pathname, search } = parseUrl(request.url, pathBase) ?? { pathname: '/', search: '' }
  const issues: AnswerIssue[] = []
  const locale = chooseLocale(portal, request.locale)
  const read = search.startsWith('?') ? search.slice(1) : search
  const state: PageState = {
    portal,
    locale,
    env,
    search: read,
    now,
    account: request.account,
    isAccountUnknown: request.isAccountUnknown,
    posted: request.posted,
    queries: { queries: [], mutations: [] },
    failed: [],
  }
  const onIssue = (issue: Issue, address?: string) => void issues.push(address ? issueInAnswer(issue, address) : issue)
  const location = { hook: () => [pathname] as const, searchHook: () => search, navigate: () => {} }
  const session = await createSession({ state, fetch, location, registry, onIssue })
  return { request, session, state, issues, pathname, search }
}

const dayAndTime = { dateStyle: 'long', timeStyle: 'short' } as const

/** The notice above a page that is served again because its data cannot be read: when the page was rendered. */
async function writeOutdatedNotice({ shellText, locale, portal, clock }: Session): Promise<string> {
  await addTexts(renderingTexts, locale)
  const time = formatDate(clock.now(), locale, timeZoneOf(portal), dayAndTime)
  return `<p class="outdated" role="status">${escapeHtml(shellText('page.outdated', { time }))}</p>`
}

/** The notice above the page of a visitor whose session has just ended; empty for others. */
async function writeEndedNotice(
  session: Session,
  { pathname, search }: RouteMatch,
  { sessionEnd, endedOn }: Pick<RenderRequest, 'sessionEnd' | 'endedOn'>,
): Promise<string> {
  if (!sessionEnd) return ''
  const { shellText, locale } = session
  await addTexts(sessionTexts, locale)
  const href = loginPath(afterSession(endedOn ?? (search ? `${pathname}?${search}` : pathname), session))
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(shellText('session.signInAgain'))}</a>`
  return `<p class="outdated" role="status">${escapeHtml(shellText(`session.${sessionEnd}`))} ${link}</p>`
}

/** The issues of a page, of which those of its blocks get the call that answered the blocks. */
function withAddresses(
  issues: readonly AnswerIssue[],
  session: Session,
  match: RouteMatch,
  blocks: readonly unknown[] | undefined,
): readonly AnswerIssue[] {
  const [first] = blocks ?? []
  const holdsBlocks = (query: Query): boolean => {
    const answer = session.queries.read(query)
    const data: unknown = answer && 'data' in answer ? answer.data : undefined
    const components = isObject(data) ? own(data, 'components') : undefined
    return first !== undefined && Array.isArray(components) && components[0] === first
  }
  const address = queriesOf(session, match).find(holdsBlocks)?.address
  if (address === undefined) return issues
  return issues.map((issue) =>
    issue.address === undefined && issue.pointer.startsWith('/components/') ? issueInAnswer(issue, address) : issue,
  )
}

/** All answers and failures, for the browser. Failures are reduced to status and code when the state is serialised. */
const dehydrateQueries = ({ queries }: Session) =>
  dehydrate(queries.cache, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })

/**
 * Renders the page of a route match. With `isStatic` the page loads no script; `status` overrides the page's own
 * status.
 */
export async function renderMatch(
  context: RenderContext,
  match: RouteMatch,
  { isStatic = false, status }: { isStatic?: boolean; status?: number | undefined } = {},
): Promise<RenderedPage> {
  const { request, session, state, issues, pathname, search } = context
  const { locale } = state
  const page = await preloadPage(session, match)
  session.queries.giveUpPending()
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': locale }
  if ('redirect' in page) {
    // Browsers cache a 301 forever, and the visitor may sign in.
    const headers = { location: page.redirect, 'cache-control': 'no-store' }
    return { status: page.status, headers, html: '', issues, parameters: [], notice: '' }
  }
  if (needsSignIn(context, page.status)) {
    const signIn = loginPath(afterSession(pathname + search, session))
    const target = state.account ? withQuery(signIn, { done: 'expired' }) : signIn
    return {
      status: 302,
      headers: { location: target, 'cache-control': 'no-store' },
      html: '',
      issues,
      parameters: [],
      notice: '',
    }
  }
  const head = { ...page.head, status: status ?? page.status }
  await request.turn?.()
  const { body, failed } = renderApp(session, match, page.blocks)
  const { blockTypes, assets, textAreas } = page
  const files = filesOf(
    request.assets,
    pageSources(request.assets, session.engine.registry, blockTypes, locale, assets, textAreas),
  )
  const html = writeDocument({
    head,
    state: { ...state, failed, queries: dehydrateQueries(session) },
    files: isStatic ? { main: undefined, scripts: [], styles: files.styles } : files,
    origin: request.origin,
    path: pathname,
    page: page.data,
    isHome: match.path === '/',
    notice: await writeEndedNotice(session, match, request),
    body,
    consent: await writeConsentDialog(session, pathname + search, request.asksConsent),
  })
  const parameters = findParameters(page.data)
  const { frameOrigins } = page
  const found = withAddresses(issues, session, match, page.blocks)
  const notice = await writeOutdatedNotice(session)
  return { status: head.status, headers, html, issues: found, parameters, notice, frameOrigins }
}

/**
 * Whether the API wants to know who asks for a page, although the server has repeated the call with a new token: as in the browser,
 * the visitor then signs in, again with an account.
 */
const needsSignIn = ({ request, state: { portal }, pathname }: RenderContext, status: number): boolean =>
  status === 401 && !request.posted && hasService(portal, 'login') && !pathname.endsWith(pagePaths.signIn)

/** Renders the app. When a component throws, renders again without the `blocks` that throw; `failed` are their pointers. */
export function renderApp(
  session: Session,
  match: RouteMatch,
  blocks: readonly unknown[] | undefined,
): { body: string; failed: string[] } {
  const render = (failed: string[]) => {
    const withFailures = { ...session, failures: createFailures(failed) }
    return {
      body: renderToString(<App session={withFailures} host={createHost(withFailures)} firstMatch={match} />),
      failed,
    }
  }
  try {
    return render([])
  } catch {
    return render(findFailing(session, blocks))
  }
}

function findFailing(session: Session, blocks: unknown): string[] {
  const host = createHost(session)
  return findFailingBlocks(host, blocks, '/components', (element) =>
    renderToString(
      <Providers session={session} host={host}>
        {element}
      </Providers>,
    ),
  )
}
