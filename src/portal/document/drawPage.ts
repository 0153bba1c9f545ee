import type { Registry } from '../../../renderer/engine/registry'
import type { Portal } from '../../../schemas/engine'
import { matchRoute } from '../navigation/placeOf'
import { hasQueryError, lazyPageOf, preloadPage } from '../navigation/prepare'
import { queryErrorPage } from '../routes/Troubled'
import { renderApp } from './drawBody'
import { filesOf } from './Manifest'
import { createRenderContext } from './openDrawing'
import type { PageRequest, PageResponse } from './PageRequest'
import { pageSources } from './pageSources'
import { writeDocument } from './writeDocument'

/** Draws a page of a portal. `registry` are the blocks that can be drawn, those of the renderer unless told otherwise. */
export async function renderPage(request: PageRequest, portal: Portal, registry?: Registry): Promise<PageResponse> {
  const { session, state, issues, pathname, search } = await createRenderContext(request, portal, registry)
  const { locale } = state
  const place = matchRoute(portal.cardName, pathname, search)
  state.types = await preloadPage(session, place)
  state.answers = session.answers.all()
  const { body, head, failed } = renderApp(session, place)
  state.failed = failed
  const drawn = [lazyPageOf(place), ...(hasQueryError(session, place) ? [queryErrorPage] : [])]
  const files = filesOf(request.assets, pageSources(session.engine.registry, state.types, locale, drawn))
  const html = writeDocument({ head, state, files, origin: request.origin, path: pathname, body })
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': locale }
  return { status: head.status, headers, html, issues }
}
