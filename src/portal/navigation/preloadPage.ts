import type { BlockType } from '../../../schemas/engine'
import { findBlockTypes } from '../api/findBlockTypes'
import { footerQuery, menuQuery } from '../api/pageQueries'
import type { Query } from '../api/Query'
import type { LazyPage, RouteMatch } from '../location/RouteMatch'
import { notFound } from '../routes/matchRoute'
import { queryErrorPage } from '../routes/QueryError'
import type { Session } from '../session/Session'
import { hasFooter } from '../shell/Footer'

/**
 * Loads what a page needs before it renders: its component, the answers to its queries and the code of their blocks. Failed
 * queries do not reject, because the page shows their error; code that fails to load does. Resolves to the block types.
 */
export async function preloadPage(session: Session, match: RouteMatch): Promise<BlockType[]> {
  const { scope, portal, answers, engine, locale } = session
  const shellQueries: Query[] = [menuQuery(scope), ...(hasFooter(portal) ? [footerQuery(scope)] : [])]
  const pageQueries = queriesOf(session, match)
  await Promise.all([lazyPageOf(match).retry(), ...[...pageQueries, ...shellQueries].map(answers.load)])
  const types = findBlockTypes(pageQueries.map(answers.read), engine.isBlockType)
  for (const type of match.found?.route.blockTypes ?? []) types.add(type)
  await Promise.all([engine.preload(types, locale), hasQueryError(session, match) && queryErrorPage.retry()])
  return [...types]
}

/** The component of a route match, which is not loaded yet for lazy pages. */
export const lazyPageOf = ({ found }: RouteMatch): LazyPage => found?.route.page ?? notFound

/** Whether a query of the page failed, so that an error is rendered instead. */
export const hasQueryError = (session: Session, match: RouteMatch): boolean =>
  queriesOf(session, match).some((query) => 'failure' in (session.answers.read(query) ?? {}))

/** The queries of the page. */
export const queriesOf = ({ scope }: Session, { found, search }: RouteMatch): Query[] =>
  found?.route.queries?.(scope, found.params, search) ?? []
