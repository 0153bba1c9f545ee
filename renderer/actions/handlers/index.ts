import type { Handlers } from '../Handler'
import { deviceHandlers } from './deviceHandlers'
import { favouriteHandlers } from './favouriteHandlers'
import { formHandlers } from './formHandlers'
import { modalHandlers } from './modalHandlers'
import { navigationHandlers } from './navigationHandlers'
import { serviceHandlers } from './serviceHandlers'
import { vote } from './vote'
import { widgetHandlers } from './widgetHandlers'

export const handlers = {
  ...navigationHandlers,
  ...modalHandlers,
  ...formHandlers,
  ...deviceHandlers,
  ...favouriteHandlers,
  ...widgetHandlers,
  ...serviceHandlers,
  vote,
} satisfies Handlers
