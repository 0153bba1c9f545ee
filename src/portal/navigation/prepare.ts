import { blockTypes } from '../queries/blockTypes'
import { footerQuery, menuQuery } from '../queries/pageQueries'
import type { Query } from '../queries/Query'
import { notFound } from '../routes/notFound'
import type { Session } from '../session/Session'
import { hasFooter } from '../shell/hasFooter'
import type { Place } from './Place'

/**
 * Gets everything a place needs before it is drawn: its component, the answers to its queries and the code of the
 * blocks in them. An answer that is missing is a state of the page; only a component that cannot be loaded rejects. Resolves to the block types.
 */
export async function prepare(session: Session, { found, search }: Place): Promise<string[]> {
  const { scope, portal, answers, engine } = session
  const drawable = found?.route.page ?? notFound
  const page = found?.route.needs?.(scope, found.params, search) ?? []
  const shell: Query[] = [menuQuery(scope), ...(hasFooter(portal) ? [footerQuery(scope)] : [])]
  await Promise.all([drawable.load(), ...[...page, ...shell].map(answers.load)])
  const types = blockTypes(page.map(answers.read), engine.isBlockType)
  for (const type of found?.route.blocks ?? []) types.add(type)
  await engine.preload(types)
  return [...types]
}
