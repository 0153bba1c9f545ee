import type { FavouriteType, Page } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import type { FavouriteTable } from '../../db/tables/FavouriteTables'
import type { Scope } from '../call/Scope'

/** A record that is or can be a favourite. */
export type FavouriteKey = Pick<FavouriteTable, 'kind' | 'uid'>

export type FavouriteName = { favoriteUid: string; type: FavouriteType }

/** Distinguishes an event from a content page with the same uid. */
const eventPrefix = 'event:'

/** Returns the API's name of a favourite. */
export function favouriteName({ kind, uid }: FavouriteKey): FavouriteName {
  if (kind === 'publication' || kind === 'ticketin' || kind === 'widget') return { favoriteUid: uid, type: kind }
  return { favoriteUid: kind === 'event' ? `${eventPrefix}${uid}` : uid, type: 'content' }
}

/** Returns the records that a name may refer to, likeliest first. */
export function favouriteKeys({ favoriteUid, type }: FavouriteName): FavouriteKey[] {
  if (type !== 'content') return [{ kind: type, uid: favoriteUid }]
  if (favoriteUid.startsWith(eventPrefix)) return [{ kind: 'event', uid: favoriteUid.slice(eventPrefix.length) }]
  return [
    { kind: 'content', uid: favoriteUid },
    { kind: 'place', uid: favoriteUid },
    { kind: 'event', uid: favoriteUid },
    { kind: 'stop', uid: favoriteUid },
  ]
}

/** Returns the member of a page that makes it a possible favourite; empty when the portal has no favourites. */
export function pageFavourite({ portal }: Pick<Scope, 'portal'>, key: FavouriteKey): Pick<Page, 'favourite'> {
  return hasService(portal, 'favourites') ? { favourite: favouriteName(key) } : {}
}
