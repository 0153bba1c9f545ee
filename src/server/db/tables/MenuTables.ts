import type { MenuItem } from '../../../../schemas'
import type { Texts } from './Texts'

export type MenuItemTable = {
  portal: string
  uid: string
  parent: string | null
  position: number
  icon: string | null
  path: string | null
  texts: Texts<MenuItem>
}

export type MenuTables = {
  menu_item: MenuItemTable
}

declare module '../Tables' {
  interface Tables extends MenuTables {}
}
