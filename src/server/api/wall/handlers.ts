import * as order from './orderHandlers'
import * as store from './storeHandlers'
import * as wall from './wallHandlers'
import * as widgets from './widgetHandlers'

const { countCategories: _, ...walls } = wall

/** The handlers of walls, widgets and the store. */
export const wallHandlers = { ...order, ...store, ...walls, ...widgets }
