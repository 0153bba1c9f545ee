import type { FavouriteType } from '../generated/types'

type FavouriteName = { type: FavouriteType; favoriteUid: string }

const types: readonly unknown[] = ['content', 'ticketin', 'publication', 'widget'] satisfies FavouriteType[]
const isType = (type: unknown): type is FavouriteType => types.includes(type)

/** A favourite in the path of an action or in a form: `{type}/{favoriteUid}`, each part encoded. */
export const favouriteId = ({ type, favoriteUid }: { type: string; favoriteUid: string }): string =>
  `${encodeURIComponent(type)}/${encodeURIComponent(favoriteUid)}`

/** Parses the text of `favouriteId`; undefined for any other text. */
export function readFavouriteId(id: unknown): FavouriteName | undefined {
  const [type, favoriteUid] = typeof id === 'string' ? id.split('/').map(decode) : []
  return favoriteUid && isType(type) ? { favoriteUid, type } : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
