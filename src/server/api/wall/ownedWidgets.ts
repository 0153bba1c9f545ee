import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../OwnedData'
import { exportWidgets, moveWidgets, removeWidgets } from './moveWidgets'

/** The widgets of a visitor's walls. */
export const ownedWidgets: OwnedData<AccountExport['widgets']> = {
  move: moveWidgets,
  remove: removeWidgets,
  read: exportWidgets,
}
