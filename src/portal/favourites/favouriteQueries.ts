import type { Operations, Page } from '../../../schemas/engine'
import { visitorOperations } from '../../../schemas/generated/visitorOperations'
import type { Query } from '../api/Query'
import type { Session } from '../session/Session'

/** Identifies a favourite by its type and its uid within the type. */
export type FavouriteName = NonNullable<Page['favourite']>

/** The part of a session, or of a page's context, that queries of favourites need. */
export type FavouriteScope = Pick<Session, 'scope'>

/** Fills the path of a call of favourites. The identity is that of the visitor. */
export function favouritePath(
  operation: keyof typeof visitorOperations,
  { scope }: FavouriteScope,
  favUid = '',
): string {
  const values: Readonly<Record<string, string>> = {
    portalName: scope.portalName,
    identity: scope.isSignedIn ? 'user-data' : 'anonymous',
    favUid,
  }
  return visitorOperations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** Whether a page is a favourite of the visitor. */
export const stateQuery = (session: FavouriteScope, { favoriteUid, type }: FavouriteName): Query<'checkFavourite'> => ({
  operation: 'checkFavourite',
  address: `${favouritePath('checkFavourite', session, favoriteUid)}?type=${type}`,
})

/** All favourites of the visitor, as rows of settings. */
export const settingsQuery = (session: FavouriteScope): Query<'readFavourites'> => ({
  operation: 'readFavourites',
  address: favouritePath('readFavourites', session),
})

/** A part of the favourites of the visitor, as cells. */
export function listQuery(
  session: FavouriteScope,
  query: Partial<Operations['listFavourites']['query']>,
): Query<'listFavourites'> {
  const given = Object.entries({ ...query, env: session.scope.env }).map(([name, value]) => [name, String(value)])
  return {
    operation: 'listFavourites',
    address: `${favouritePath('listFavourites', session)}?${new URLSearchParams(given)}`,
  }
}
