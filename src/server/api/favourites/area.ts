import type { FavouriteTables } from '../../db/tables/FavouriteTables'
import type { Area, Tracked } from '../Area'
import {
  checkFavourite,
  keepFavourite,
  listFavourites,
  orderFavourites,
  readFavourites,
  removeFavourite,
} from './handlers'
import { ownedFavourites } from './ownedFavourites'

export const favourites = {
  service: 'favourites',
  handlers: { checkFavourite, keepFavourite, listFavourites, orderFavourites, readFavourites, removeFavourite },
  tables: { favourite: 'untracked' } satisfies Tracked<FavouriteTables>,
  owned: { favourites: ownedFavourites },
} satisfies Area
