import type { Scope } from '../call/Scope'
import { campView } from './campView'
import { campOwner } from './ownedCamps'

/** A camp as a tile shows it. `from` and `until` are calendar days. */
export type NextCamp = { uid: string; title: string; from: string; until: string }

/** Returns the registered camp of the visitor that ends next, be it under way or to come. */
export async function nextCamp(scope: Scope): Promise<NextCamp | undefined> {
  const owner = campOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return undefined
  const row = await scope.db
    .selectFrom('camp')
    .selectAll()
    .where('owner', '=', owner)
    .where('portal', '=', scope.name)
    .where('status', '=', 'registered')
    .where('ends_on', '>=', scope.today)
    .orderBy('starts_on')
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { uid, from, until, location } = await campView(row, scope)
  return { uid, title: location.title, from, until }
}
