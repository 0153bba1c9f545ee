import type { Area } from '../Area'
import { readHomeMenu, readMenu, readMenuItem } from './handlers'

export const menu = {
  handlers: { readHomeMenu, readMenu, readMenuItem },
  tables: { menu_item: 'tracked' },
} satisfies Area
