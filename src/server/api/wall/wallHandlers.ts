import type { StoreWidget, Wall, WallCategory } from '../../../../schemas'
import { unauthorized } from '../../identity/accessToken'
import type { Handler } from '../Handler'
import { openPersonal } from '../openService'
import type { Scope } from '../Scope'
import { tilesOfVisitor, townTiles } from './tiles'
import { wallTexts } from './wallTexts'

type Category = StoreWidget['category']

const categories: readonly Category[] = ['environment', 'mobility', 'town', 'health', 'leisure']

/** Returns the wall, limited to a category when one is given. */
async function wallOf(scope: Scope, category?: Category): Promise<Wall> {
  const isShown = (each: Category) => category === undefined || each === category
  const [town, tiles] = [await townTiles(scope), await tilesOfVisitor(scope)]
  return {
    wallType: scope.portal.wallType ?? 'standard',
    components: town.filter(({ store }) => isShown(store.category)).map(({ block }) => block),
    tiles: tiles.filter((tile) => isShown(tile.category)),
  }
}

/** Returns the categories that occur and their counts, in the order of the store. */
export const countCategories = (found: readonly Category[], scope: Scope): WallCategory[] =>
  categories.flatMap((uid) => {
    const count = found.filter((each) => each === uid).length
    return count > 0 ? [{ uid, title: wallTexts(scope).categories[uid], count }] : []
  })

async function categoriesOf(scope: Scope): Promise<WallCategory[]> {
  const [town, tiles] = [await townTiles(scope), await tilesOfVisitor(scope)]
  return countCategories([...town.map(({ store }) => store.category), ...tiles.map(({ category }) => category)], scope)
}

/** Throws a 401 for a visitor who is not signed in to the portal. */
async function requireAccount(scope: Scope): Promise<Scope> {
  const { account } = await scope.visitor()
  if (!account) throw unauthorized()
  return scope
}

export const readOwnWall: Handler<'readOwnWall'> = async (call, services) => ({
  data: await wallOf(await requireAccount(await openPersonal(call, services))),
})

export const readAnonymousWall: Handler<'readAnonymousWall'> = async (call, services) => ({
  data: await wallOf(await openPersonal(call, services)),
})

export const listOwnWallCategories: Handler<'listOwnWallCategories'> = async (call, services) => ({
  data: await categoriesOf(await requireAccount(await openPersonal(call, services))),
})

export const listAnonymousWallCategories: Handler<'listAnonymousWallCategories'> = async (call, services) => ({
  data: await categoriesOf(await openPersonal(call, services)),
})

export const filterOwnWall: Handler<'filterOwnWall'> = async (call, services) => ({
  data: await wallOf(await requireAccount(await openPersonal(call, services)), call.params.category),
})

export const filterAnonymousWall: Handler<'filterAnonymousWall'> = async (call, services) => ({
  data: await wallOf(await openPersonal(call, services), call.params.category),
})
