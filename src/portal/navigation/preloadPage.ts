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
 * Gets everything a place needs before it is drawn: its component, the answers to its queries and the code of the
 * blocks in them. An answer that is missing is a state of the page; only a component that cannot be loaded rejects.
 * Resolves to the block types.
 */
export async function preloadPage(session: Session, place: RouteMatch): Promise<BlockType[]> {
  const { scope, portal, answers, engine, locale } = session
  const shell: Query[] = [menuQuery(scope), ...(hasFooter(portal) ? [footerQuery(scope)] : [])]
  const asked = queriesOf(session, place)
  await Promise.all([lazyPageOf(place).retry(), ...[...asked, ...shell].map(answers.load)])
  const types = findBlockTypes(asked.map(answers.read), engine.isBlockType)
  for (const type of place.found?.route.blockTypes ?? []) types.add(type)
  await Promise.all([engine.preload(types, locale), hasQueryError(session, place) && queryErrorPage.retry()])
  return [...types]
}

/** The page a place shows. */
export const lazyPageOf = ({ found }: RouteMatch): LazyPage => found?.route.page ?? notFound

/** Whether the data of a place could not be had, so that something else is drawn. */
export const hasQueryError = (session: Session, place: RouteMatch): boolean =>
  queriesOf(session, place).some((query) => 'failure' in (session.answers.read(query) ?? {}))

/** What a place asks the API before it is drawn. */
export const queriesOf = ({ scope }: Session, { found, search }: RouteMatch): Query[] =>
  found?.route.queries?.(scope, found.params, search) ?? []
