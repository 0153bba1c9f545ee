import type { Operations, Page } from '../../../../schemas/engine'
import { favouritesOperations } from '../../../../schemas/generated/favouritesOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import type { Query } from '../../api/Query'
import type { Session } from '../../session/Session'

/** Identifies a favourite by its type and its uid within the type. */
export type FavouriteName = NonNullable<Page['favourite']>

/** The part of a session, or of a page's context, that queries of favourites need. */
export type FavouriteScope = Pick<Session, 'scope'>

/** Fills the path of a call of favourites. The identity is that of the visitor. */
export function favouritePath(
  operation: keyof typeof favouritesOperations,
  { scope }: { scope: Pick<Scope, 'portalName' | 'isSignedIn'> },
  favUid = '',
): string {
  const identity = scope.isSignedIn ? 'user-data' : 'anonymous'
  return fillPath(favouritesOperations[operation].path, { portalName: scope.portalName, identity, favUid })
}

/** Whether a page is a favourite of the visitor. */
export const stateQuery = (session: FavouriteScope, { favoriteUid, type }: FavouriteName): Query<'checkFavourite'> => ({
  operation: 'checkFavourite',
  address: `${favouritePath('checkFavourite', session, favoriteUid)}?type=${type}`,
  refetchesOnFocus: true,
})

/** All favourites of the visitor, as rows of settings. */
export const settingsQuery = (session: FavouriteScope): Query<'readFavourites'> => ({
  operation: 'readFavourites',
  address: favouritePath('readFavourites', session),
  refetchesOnFocus: true,
})

/** A part of the favourites of the visitor, as cells. */
export function listQuery(
  session: FavouriteScope,
  query: Partial<Operations['listFavourites']['query']>,
): Query<'listFavourites'> {
  const parameters = Object.entries({ ...query, env: session.scope.env }).map(([name, value]) => [name, String(value)])
  return {
    operation: 'listFavourites',
    address: `${favouritePath('listFavourites', session)}?${new URLSearchParams(parameters)}`,
    refetchesOnFocus: true,
  }
}
