import type { BlockType } from '../../../schemas/engine'
import { blockTypes } from '../queries/blockTypes'
import { footerQuery, menuQuery } from '../queries/pageQueries'
import type { Query } from '../queries/Query'
import { notFound } from '../routes/notFound'
import type { LazyPage } from '../routes/Route'
import { trouble } from '../routes/Troubled'
import type { Session } from '../session/Session'
import { hasFooter } from '../shell/hasFooter'
import type { Place } from './Place'

/**
 * Gets everything a place needs before it is drawn: its component, the answers to its queries and the code of the
 * blocks in them. An answer that is missing is a state of the page; only a component that cannot be loaded rejects.
 * Resolves to the block types.
 */
export async function prepare(session: Session, place: Place): Promise<BlockType[]> {
  const { scope, portal, answers, engine, locale } = session
  const shell: Query[] = [menuQuery(scope), ...(hasFooter(portal) ? [footerQuery(scope)] : [])]
  const asked = needsOf(session, place)
  await Promise.all([lazyPageOf(place).retry(), ...[...asked, ...shell].map(answers.load)])
  const types = blockTypes(asked.map(answers.read), engine.isBlockType)
  for (const type of place.found?.route.blocks ?? []) types.add(type)
  await Promise.all([engine.preload(types, locale), isTroubled(session, place) && trouble.retry()])
  return [...types]
}

/** The page a place shows. */
export const lazyPageOf = ({ found }: Place): LazyPage => found?.route.page ?? notFound

/** Whether the data of a place could not be had, so that something else is drawn. */
export const isTroubled = (session: Session, place: Place): boolean =>
  needsOf(session, place).some((query) => 'failure' in (session.answers.read(query) ?? {}))

/** What a place asks the API before it is drawn. */
export const needsOf = ({ scope }: Session, { found, search }: Place): Query[] =>
  found?.route.needs?.(scope, found.params, search) ?? []
