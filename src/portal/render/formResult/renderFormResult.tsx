import { eager } from '../../../../renderer/engine/lazy'
import { isObject, own, type Portal } from '../../../../schemas/engine'
import { findBlockTypes } from '../../api/findBlockTypes'
import type { RouteMatch } from '../../location/RouteMatch'
import { portalPath } from '../../location/urls'
import { preloadPage, queriesOf } from '../../navigation/preloadPage'
import { matchRoute } from '../../routes/matchRoute'
import type { Session } from '../../session/Session'
import { PageView } from '../../shell/PageView'
import { filesOf } from '../Manifest'
import type { PageRequest, PageResponse } from '../PageRequest'
import { pageSources } from '../pageSources'
import { renderApp } from '../renderApp'
import { createRenderContext } from '../renderPage'
import { writeDocument } from '../writeDocument'
import type { FormResult } from './FormResult'
import { formResultPage } from './formResultPage'
import { loadFormResultText } from './loadFormResultText'

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

/** Deeper than any page. */
const maxDepth = 200

/** What the fields of the forms that make a call are called, by their name; of documents of any shape. */
function formLabels(documents: readonly unknown[], endpoint: string | undefined): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if (isObject(value) && value.endpoint === endpoint && Array.isArray(value.inputs)) {
      for (const input of value.inputs.filter(isObject)) {
        const [name, label] = [own(input, 'name'), own(input, 'label')]
        if (typeof name === 'string' && typeof label === 'string') labels.set(name, label)
      }
    }
    for (const member of Object.values(value)) visit(member, depth + 1)
  }
  if (endpoint !== undefined) visit(documents, 0)
  return labels
}
