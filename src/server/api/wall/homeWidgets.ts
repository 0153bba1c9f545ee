import type { Block } from '../../../../schemas'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { hasService } from '../../../../schemas/routes/services'
import type { Scope } from '../call/Scope'
import { cellList, linkButton, navigateTo } from '../fragments/fragments'
import { ownWidgets } from './ownWidgets'
import { ownTiles, selectStore, tileCell, townTiles, townWidgets, withKind } from './tiles'
import type { Env, StoreWidgetRow } from './WidgetKind'
import { wallTexts } from './wallTexts'

const isMerged = ({ portal }: Scope): boolean => portal.wallType === 'mergedHomeUser' && hasService(portal, 'wall')

/** Selects the store that the tiles of a home come from; undefined for a portal whose wall is not on its home. */
export const selectHomeStore = (scope: Scope) => (isMerged(scope) ? selectStore(scope) : undefined)

/**
 * Returns the tiles of the visitor and the town, and a way to manage them, for the home of a portal whose wall is
 * `mergedHomeUser`. `stores` are the rows of `selectHomeStore`.
 */
export async function homeWidgets(scope: Scope, env: Env, stores: readonly StoreWidgetRow[]): Promise<Block[]> {
  if (!isMerged(scope)) return []
  const texts = wallTexts(scope.locale)
  const known = withKind(stores)
  const rows = await ownWidgets(scope.db, scope.name, await scope.visitor())
  const own = (await ownTiles(scope, known, rows)).map(({ block }) => block)
  const town = await townTiles(scope, townWidgets(known, rows, env))
  if (own.length > 0) {
    const manage = tileCell('manage', texts('manage'), 'settings', { action: navigateTo(pagePaths.wall) })
    return [wallGroup(texts('mine'), [...own, ...town, manage])]
  }
  const link = linkButton('home-wall-manage', texts('personalize'), pagePaths.wall)
  if (town.length === 0) return [link]
  return [wallGroup(texts('glance'), [cellList('home-wall-cells', town.map(toContentCell)), link])]
}

const wallGroup = (title: string, components: Block[]): Block => ({
  type: 'group',
  id: 'home-wall',
  data: { title, components },
})

/** Turns a tile into a card of the type that every home has, so that a first visit loads no code for tiles. */
const toContentCell = ({ id, data: { title, subtitle }, action }: Block<'widget-cell'>): Block<'content-cell'> => ({
  type: 'content-cell',
  ...(id ? { id } : {}),
  data: { title, ...(subtitle ? { description: { text: subtitle } } : {}) },
  ...(action ? { action } : {}),
})
