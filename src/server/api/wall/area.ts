import type { Area, Tracked } from '../Area'
import { listStoreWidgetPortals } from './listStoreWidgetPortals'
import { orderWall, readWallOrder, setWidgetNotification } from './orderHandlers'
import { ownedWidgets } from './ownedWidgets'
import { listAppStore, readStoreCatalog, readStoreDetails } from './storeHandlers'
import type { WallTables } from './WallTables'
import {
  filterAnonymousWall,
  filterOwnWall,
  listAnonymousWallCategories,
  listOwnWallCategories,
  readAnonymousWall,
  readOwnWall,
} from './wallHandlers'
import {
  createWidget,
  deleteWidget,
  readWidget,
  readWidgetConfiguration,
  readWidgetTile,
  updateWidget,
} from './widgetHandlers'

export const wall = {
  service: 'wall',
  handlers: {
    readWallOrder,
    orderWall,
    setWidgetNotification,
    readStoreCatalog,
    listAppStore,
    readStoreDetails,
    listStoreWidgetPortals,
    readOwnWall,
    readAnonymousWall,
    listOwnWallCategories,
    listAnonymousWallCategories,
    filterOwnWall,
    filterAnonymousWall,
    createWidget,
    readWidget,
    updateWidget,
    deleteWidget,
    readWidgetTile,
    readWidgetConfiguration,
  },
  tables: { store_widget: 'tracked', widget: 'untracked' } satisfies Tracked<WallTables>,
  owned: { widgets: ownedWidgets },
} satisfies Area
