import { lazyValue } from '../../../renderer/engine/lazy'
import type { BlockType } from '../../../schemas/engine'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { servesPath } from '../../../schemas/routes/services'
import { findBlockTypes, findHandlers } from '../api/findBlockTypes'
import { menuQuery, tagsQuery } from '../api/pageQueries'
import type { Query } from '../api/Query'
import type { PageContext, ResolvedPage, RouteMatch } from '../location/Route'
import { loginPath } from '../location/urls'
import { homeRoute } from '../routes/homeRoute'
import type { Session } from '../session/Session'
import { hasFooter, layoutFooterQuery } from '../shell/Footer'
import { accountControls, hasLazyControls } from '../shell/Header'
import { isUntranslated, untranslatedNotice } from '../shell/PageView'
import { addTexts } from '../texts/loadTexts'
import type { TextArea } from '../texts/TextArea'

/** A page that is ready to render, or the address to redirect to. */
export type PreloadedPage =
  | (ResolvedPage & { status: number; blockTypes: BlockType[]; assets: string[]; textAreas: string[] })
  | { status: 301; redirect: string }

/**
 * Loads everything a page needs to render: its code, the answers to its queries and the code of their blocks. Server
 * rendering, hydration and navigation all use it. Menu, topics and footer hold the page for a second at most. Failed queries do not reject, because the page shows their error;
 * code that fails to load rejects. `assets` are the names of the page's lazy modules, `textAreas` those of its texts.
 */
export async function preloadPage(session: Session, match: RouteMatch): Promise<PreloadedPage> {
  const { scope, portal, queries, engine, locale, visitor } = session
  const { route, pathname, search } = match
  const canSignIn = servesPath(portal, pagePaths.signIn)
  if (route.requiresAccount && canSignIn && !visitor.read().account && !visitor.read().isAccountUnknown) {
    return { status: 301, redirect: loginPath(search ? `${pathname}?${search}` : pathname) }
  }
  const shellQueries: Query[] = [
    ...(route.layout === 'maintenance' ? [] : [menuQuery(scope), tagsQuery(scope)]),
    ...(hasFooter(portal) ? [layoutFooterQuery(scope, route.layout)] : []),
  ]
  const shell = shellQueries.map(queries.load)
  if (route.hasQueriesInCode) await route.code.retry()
  const { sections } = route
  const code = [route.code, ...sections].map((part) => part.retry())
  await Promise.all([...code, ...queriesOf(session, match).map(queries.load)])
  await settledWithin(shellWaitMs, shell)
  const routes = route === homeRoute ? [] : ['routeTable']
  const assets = [...routes, ...[route.code, ...sections].flatMap(({ name }) => name ?? [])]
  const textAreas: string[] = []
  const loadArea = async (area: TextArea) => {
    textAreas.push(area.name)
    await addTexts(area, locale)
  }
  const { texts } = route.code.ready ?? {}
  if (texts) await loadArea(texts)
  if (hasLazyControls(route)) {
    await accountControls.retry()
    assets.push(accountControls.name)
  }
  const answer = answerOf(session, match)
  if ('failure' in answer) {
    await failureCode.retry(locale)
    assets.push('failurePage')
    textAreas.push('failure')
  }
  const page = pageOf(session, match, answer)
  if (!page) throw new Error('The page has neither content nor an error.')
  if (isUntranslated(page.data, locale)) {
    await loadArea((await untranslatedNotice.retry()).texts)
    assets.push(untranslatedNotice.name)
  }
  const blockTypes = [...findBlockTypes(page.data, engine.isBlockType)]
  await Promise.all([engine.preload(blockTypes, locale), engine.preloadActions(findHandlers(page.data))])
  return { ...page, status: page.head.status, blockTypes, assets, textAreas }
}

/** Time that menu, topics and footer may take after all else of a page, in ms. */
const shellWaitMs = 1000

/** Resolves when all have settled, or after a time in ms. */
async function settledWithin(ms: number, work: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.allSettled(work), late])
  clearTimeout(timer)
}

/** The code of the page that shows a failure, with its texts in a language. */
export const failureCode = lazyValue(async (locale) => (await import('../routes/failurePage')).loadFailurePage(locale))

/** The page of the available answers; undefined when it failed and the code of the failure page is not loaded. */
export const resolvePage = (session: Session, match: RouteMatch): ResolvedPage | undefined =>
  pageOf(session, match, answerOf(session, match))

type Answer = ReturnType<RouteMatch['route']['resolve']>

/** The page of the available answers, or the failure of its required data. */
function answerOf(session: Session, match: RouteMatch): Answer {
  const { account, isAccountUnknown } = session.visitor.read()
  return match.route.requiresAccount && !account && isAccountUnknown
    ? { failure: { status: 503, code: 'unavailable' } }
    : match.route.resolve(contextOf(session, match), session.queries.read)
}

const pageOf = (session: Session, match: RouteMatch, answer: Answer): ResolvedPage | undefined =>
  'failure' in answer ? failureCode.ready?.(match.route.subject, answer.failure, contextOf(session, match)) : answer

export const contextOf = (
  { scope, portal, locale, shellText }: Session,
  { params, search }: RouteMatch,
): PageContext => ({
  scope,
  portal,
  locale,
  shellText,
  params,
  search,
})

/** The queries of the page, without those of the shell. */
export const queriesOf = ({ scope }: Session, { route, params, search }: RouteMatch): Query[] =>
  route.queries(scope, params, search)
