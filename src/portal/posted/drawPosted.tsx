import { eager } from '../../../renderer/engine/lazy'
import type { Portal } from '../../../schemas/engine'
import { renderApp } from '../document/drawBody'
import { filesOf } from '../document/Manifest'
import { createRenderContext } from '../document/openDrawing'
import type { PageRequest, PageResponse } from '../document/PageRequest'
import { pageSources } from '../document/pageSources'
import { writeDocument } from '../document/writeDocument'
import type { RouteMatch } from '../navigation/Place'
import { matchRoute } from '../navigation/placeOf'
import { portalPath } from '../navigation/portalPath'
import { preloadPage, queriesOf } from '../navigation/prepare'
import { findBlockTypes } from '../queries/blockTypes'
import type { Session } from '../session/Session'
import { PageView } from '../shell/PageView'
import { formLabels } from './formLabels'
import { loadFormResultText } from './loadPostedText'
import type { FormResult } from './Posted'
import { formResultPage } from './postedPage'

/** Draws the page that answers a posted form. It is for browsers that run no script, and has none. */
export async function renderFormResult(
  request: PageRequest,
  portal: Portal,
  posted: FormResult,
): Promise<PageResponse> {
  const { session, state, issues, pathname } = await createRenderContext(request, portal)
  const { locale } = state
  const labels = posted.status < 400 ? new Map<string, string>() : await labelsOf(session, posted, request.origin)
  const page = formResultPage(posted, labels, await loadFormResultText(locale))
  const route = {
    name: 'cardName-envoi',
    paths: ['/envoi'] as const,
    blocks: [...findBlockTypes(page, session.engine.isBlockType)],
    page: eager(() => <PageView page={page} layout="text" />),
  }
  const place: RouteMatch = { pathname, search: '', path: '/envoi', found: { route, params: {} } }
  state.types = await preloadPage(session, place)
  const { body, head } = renderApp(session, place)
  const { styles } = filesOf(request.assets, pageSources(session.engine.registry, state.types, locale, []))
  const status = posted.status < 400 ? 200 : posted.status
  const html = writeDocument({
    head: { ...head, status },
    state,
    files: { main: undefined, scripts: [], styles },
    origin: request.origin,
    path: pathname,
    body,
  })
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': locale }, html, issues }
}

/** What the fields of the form are called on the page it was on; nothing when that page cannot be had. */
async function labelsOf(session: Session, { back = '/', endpoint }: FormResult, origin: string) {
  const { pathname, search } = new URL(portalPath(session.portal.cardName, back), origin)
  const asked = queriesOf(session, matchRoute(session.portal.cardName, pathname, search))
  await Promise.all(asked.map(session.answers.load))
  return formLabels(asked.map(session.answers.read), endpoint)
}
