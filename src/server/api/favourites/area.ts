import type { Area } from '../Area'
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
  service: 'services',
  handlers: { checkFavourite, keepFavourite, listFavourites, orderFavourites, readFavourites, removeFavourite },
  tables: { favourite: 'untracked' },
  owned: { favourites: ownedFavourites },
} satisfies Area
