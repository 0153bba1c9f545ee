import type { FavouriteType, Page } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import type { FavouriteTable } from '../../db/FavouriteTable'
import type { Scope } from '../Scope'

/** A record that has a page to keep, or had one. */
export type FavouriteKey = Pick<FavouriteTable, 'kind' | 'uid'>

export type FavouriteName = { favoriteUid: string; type: FavouriteType }

/** Stands before the uid of an event: the uid of a content page may be the same. */
const eventPrefix = 'event:'

/** What the API calls a record that is kept. */
export function favouriteName({ kind, uid }: FavouriteKey): FavouriteName {
  if (kind === 'publication' || kind === 'ticketin' || kind === 'widget') return { favoriteUid: uid, type: kind }
  return { favoriteUid: kind === 'event' ? `${eventPrefix}${uid}` : uid, type: 'content' }
}

/** The records that a name may mean, the likeliest first. */
export function favouriteKeys({ favoriteUid, type }: FavouriteName): FavouriteKey[] {
  if (type !== 'content') return [{ kind: type, uid: favoriteUid }]
  if (favoriteUid.startsWith(eventPrefix)) return [{ kind: 'event', uid: favoriteUid.slice(eventPrefix.length) }]
  return [
    { kind: 'content', uid: favoriteUid },
    { kind: 'place', uid: favoriteUid },
    { kind: 'event', uid: favoriteUid },
  ]
}

/** The member of a page by which visitors keep it, where the portal has favourites. */
export function pageFavourite({ portal }: Pick<Scope, 'portal'>, key: FavouriteKey): Pick<Page, 'favourite'> {
  return hasService(portal, 'services') ? { favourite: favouriteName(key) } : {}
}
