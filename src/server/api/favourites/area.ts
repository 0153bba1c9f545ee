import type { Area } from '../call/Area'
import {
  checkFavourite,
  keepFavourite,
  listFavourites,
  orderFavourites,
  readFavourites,
  removeFavourite,
} from './handlers'

export const favourites = {
  service: 'services',
  handlers: { checkFavourite, keepFavourite, listFavourites, orderFavourites, readFavourites, removeFavourite },
  tables: { favourite: 'untracked' },
} satisfies Area
