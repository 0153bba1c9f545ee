import type { Registry } from '../../../renderer/engine/registry'
import type { Issue, Portal } from '../../../schemas/engine'
import { createSession } from '../session/createSession'
import { chooseLocale } from '../session/locales'
import type { PageState } from '../session/PageState'
import type { PageRequest } from './PageRequest'

/** Begins the visit that a page is drawn for. `issues` grows with what is wrong with what the back end sends. */
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
