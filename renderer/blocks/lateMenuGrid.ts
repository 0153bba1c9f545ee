import menuGrid from '../../schemas/generated/blocks/menu-grid.js'
import { here, type Loaders } from '../engine/registry'
import { MenuGrid } from './menu-grid/MenuGrid'

export const lateMenuGrid = { 'menu-grid': here(MenuGrid, menuGrid) } satisfies Loaders
