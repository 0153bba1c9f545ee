import type { MenuTables } from '../../db/tables/MenuTables'
import type { Area, Tracked } from '../Area'
import { readHomeMenu, readMenu, readMenuItem } from './handlers'

export const menu = {
  handlers: { readHomeMenu, readMenu, readMenuItem },
  tables: { menu_item: 'tracked' } satisfies Tracked<MenuTables>,
} satisfies Area
