import type { Registry } from '../../../renderer/engine/registry'
import type { Issue, Portal } from '../../../schemas/engine'
import { hasQueryError, lazyPageOf, preloadPage } from '../navigation/preloadPage'
import { matchRoute } from '../routes/matchRoute'
import { queryErrorPage } from '../routes/QueryError'
import { createSession } from '../session/createSession'
import { chooseLocale } from '../session/locales'
import type { PageState } from '../session/PageState'
import { filesOf } from './Manifest'
import type { PageRequest, PageResponse } from './PageRequest'
import { pageSources } from './pageSources'
import { renderApp } from './renderApp'
import { writeDocument } from './writeDocument'

/** Renders a page of a portal. `registry` is the set of blocks, by default the renderer's. */
export async function renderPage(request: PageRequest, portal: Portal, registry?: Registry): Promise<PageResponse> {
  const { session, state, issues, pathname, search } = await createRenderContext(request, portal, registry)
  const { locale } = state
  const match = matchRoute(portal.cardName, pathname, search)
  state.types = await preloadPage(session, match)
  state.answers = session.answers.all()
  const { body, head, failed } = renderApp(session, match)
  state.failed = failed
  const lazyPages = [lazyPageOf(match), ...(hasQueryError(session, match) ? [queryErrorPage] : [])]
  const files = filesOf(request.assets, pageSources(session.engine.registry, state.types, locale, lazyPages))
  const html = writeDocument({ head, state, files, origin: request.origin, path: pathname, body })
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': locale }
  return { status: head.status, headers, html, issues }
}

/** Creates the session that a page is rendered with. `issues` collects the issues of the back end's data meanwhile. */
export async function createRenderContext(request: PageRequest, portal: Portal, registry?: Registry) {
  const { env, now, origin, fetch } = request
  const { pathname, search } = new URL(request.url, origin)
  const issues: Issue[] = []
  const locale = chooseLocale(portal, request.locale)
  const state: PageState = { portal, locale, env, now, answers: {}, types: [], failed: [] }
  const location = { hook: () => [pathname] as const, searchHook: () => search, navigate: () => {} }
  const session = await createSession({ state, fetch, location, registry, onIssue: (issue) => issues.push(issue) })
  return { session, state, issues, pathname, search }
}
