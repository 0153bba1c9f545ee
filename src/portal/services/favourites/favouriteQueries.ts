import type { Operations, Page } from '../../../../schemas/engine'
import { favouritesOperations } from '../../../../schemas/generated/favouritesOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'
import type { Session } from '../../session/Session'

/** Identifies a favourite by its type and its uid within the type. */
export type FavouriteName = NonNullable<Page['favourite']>

/** The part of a session, or of a page's context, that queries of favourites need. */
export type FavouriteScope = Pick<Session, 'scope'>

type OwnerScope = { scope: Pick<Scope, 'portalName' | 'isSignedIn'> }

/** The portal and the identity of the visitor, as parameters of a path. */
const ownerOf = ({ scope: { portalName, isSignedIn } }: OwnerScope) =>
  ({ portalName, identity: isSignedIn ? 'user-data' : 'anonymous' }) as const

/** Fills the path of a call of favourites. The identity is that of the visitor. */
export const favouritePath = (operation: keyof typeof favouritesOperations, session: OwnerScope, favUid = ''): string =>
  fillPath(favouritesOperations[operation].path, { ...ownerOf(session), favUid })

/** Whether a page is a favourite of the visitor. */
export const stateQuery = (session: FavouriteScope, { favoriteUid, type }: FavouriteName): Query<'checkFavourite'> => ({
  ...queryAt(favouritesOperations, 'checkFavourite', { ...ownerOf(session), favUid: favoriteUid }, { type }),
  refetchesOnFocus: true,
})

/** All favourites of the visitor, as rows of settings. */
export const settingsQuery = (session: FavouriteScope): Query<'readFavourites'> => ({
  ...queryAt(favouritesOperations, 'readFavourites', ownerOf(session)),
  refetchesOnFocus: true,
})

/** A part of the favourites of the visitor, as cells. */
export const listQuery = (
  session: FavouriteScope,
  query: Partial<Operations['listFavourites']['query']>,
): Query<'listFavourites'> => ({
  ...queryAt(favouritesOperations, 'listFavourites', ownerOf(session), { ...query, env: session.scope.env }),
  refetchesOnFocus: true,
})
