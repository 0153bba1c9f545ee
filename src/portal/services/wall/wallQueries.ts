import type { Wall, WallCategory } from '../../../../schemas/engine'
import { wallOperations } from '../../../../schemas/generated/wallOperations'
import { wallCategories } from '../../../../schemas/inputs/wallCategories'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

/** Fills the path of a call of walls. */
export const wallPath = (operation: keyof typeof wallOperations, params: Readonly<Record<string, string>>): string =>
  fillPath(wallOperations[operation].path, params)

export type Category = WallCategory['uid']

type WallOperation = 'readOwnWall' | 'readAnonymousWall' | 'filterOwnWall' | 'filterAnonymousWall'

/** The wall of the visitor: that of the account, or that of the device without an account. */
export function wallQuery({ portalName, env, isSignedIn }: Scope): Query<WallOperation> {
  const operation = isSignedIn ? 'readOwnWall' : 'readAnonymousWall'
  return { ...queryAt(wallOperations, operation, { portalName }, { env }), refetchesOnFocus: true }
}

/** The tiles of one category, those of the visitor at once where the whole wall is known. */
export function categoryQuery(scope: Scope, category: Category): Query<WallOperation> {
  const { portalName, env, isSignedIn } = scope
  const operation = isSignedIn ? 'filterOwnWall' : 'filterAnonymousWall'
  return {
    ...queryAt(wallOperations, operation, { portalName, category }, { env }),
    refetchesOnFocus: true,
    partOf: { whole: wallQuery(scope), select: (wall) => onlyOf(wall, category) },
  }
}

/** Nothing tells the categories of the town's tiles, so only the server's answer has them. */
const onlyOf = (wall: Wall, category: Category): Wall => ({
  ...wall,
  components: [],
  tiles: wall.tiles.filter((tile) => tile.category === category),
})

/** The parts of the wall, each of one category. */
export const categoryQueries = (scope: Scope): Query<WallOperation>[] =>
  wallCategories.map((category) => categoryQuery(scope, category))

/** The categories of the tiles on the wall. */
export function categoriesQuery({
  portalName,
  env,
  isSignedIn,
}: Scope): Query<'listOwnWallCategories' | 'listAnonymousWallCategories'> {
  const operation = isSignedIn ? 'listOwnWallCategories' : 'listAnonymousWallCategories'
  return { ...queryAt(wallOperations, operation, { portalName }, { env }), refetchesOnFocus: true }
}

export const storeQuery = ({ portalName, env }: Scope): Query<'readStoreCatalog'> => ({
  ...queryAt(wallOperations, 'readStoreCatalog', { portalName }, { env }),
  refetchesOnFocus: true,
})

/** All widgets of the store, whatever layout the town limits them to. */
export const appStoreQuery = ({ portalName }: Scope): Query<'listAppStore'> =>
  queryAt(wallOperations, 'listAppStore', { portalName })

/** The portal and those of the town's parts on which a widget of the store can be added. */
export const widgetPortalsQuery = ({ portalName }: Scope, widgetUid: string): Query<'listStoreWidgetPortals'> =>
  queryAt(wallOperations, 'listStoreWidgetPortals', { portalName, widgetUid })

/** A widget of the store with its settings. */
export const detailsQuery = ({ portalName }: Scope, widgetUid: string): Query<'readStoreDetails'> =>
  queryAt(wallOperations, 'readStoreDetails', { portalName, widgetUid })

/** The settings of a widget of the visitor. */
export const settingsQuery = (uid: string): Query<'readWidgetConfiguration'> =>
  queryAt(wallOperations, 'readWidgetConfiguration', { uid })
