import type { FavouriteType, Operations, Page } from '../../../schemas/engine'
import { visitorOperations } from '../../../schemas/generated/operations'
import type { Query } from '../api/Query'
import type { Session } from '../session/Session'

/** What a favourite is called: its type, and its uid there. */
export type FavouriteName = NonNullable<Page['favourite']>

export type FavouriteSession = Pick<Session, 'scope' | 'visitor'>

/** Fills the path of a call of favourites. The identity is that of the visitor. */
export function favouritePath(
  operation: keyof typeof visitorOperations,
  { scope, visitor }: FavouriteSession,
  favUid = '',
): string {
  const values: Readonly<Record<string, string>> = {
    portalName: scope.portalName,
    identity: visitor.read().account ? 'user-data' : 'anonymous',
    favUid,
  }
  return visitorOperations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** Whether the visitor keeps something. */
export const stateQuery = (
  session: FavouriteSession,
  { favoriteUid, type }: FavouriteName,
): Query<'checkFavourite'> => ({
  operation: 'checkFavourite',
  address: `${favouritePath('checkFavourite', session, favoriteUid)}?type=${type}`,
})

/** All favourites of the visitor, as rows of settings. */
export const settingsQuery = (session: FavouriteSession): Query<'readFavourites'> => ({
  operation: 'readFavourites',
  address: favouritePath('readFavourites', session),
})

/** A part of the favourites of the visitor, as cells. */
export function listQuery(
  session: FavouriteSession,
  query: Partial<Operations['listFavourites']['query']>,
): Query<'listFavourites'> {
  const given = Object.entries({ ...query, env: session.scope.env }).map(([name, value]) => [name, String(value)])
  return {
    operation: 'listFavourites',
    address: `${favouritePath('listFavourites', session)}?${new URLSearchParams(given)}`,
  }
}

/** The favourite that a path of an action names, `{type}/{favoriteUid}`, each part encoded. */
export function nameIn(path: unknown): FavouriteName | undefined {
  const [type, favoriteUid] = typeof path === 'string' ? path.split('/').map(decode) : []
  return favoriteUid && isType(type) ? { favoriteUid, type } : undefined
}

/** The path of an action that names a favourite. */
export const pathTo = ({ type, favoriteUid }: FavouriteName): string =>
  `${encodeURIComponent(type)}/${encodeURIComponent(favoriteUid)}`

const types: readonly unknown[] = ['content', 'ticketin', 'publication', 'widget'] satisfies FavouriteType[]
const isType = (type: unknown): type is FavouriteType => types.includes(type)

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
