import type { StoreWidget, Wall, WallCategory } from '../../../../schemas'
import { wallCategories } from '../../../../schemas/inputs/wallCategories'
import { unauthorized } from '../../identity/accessToken'
import type { Handler } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import { ownWidgets } from './ownWidgets'
import { ownTiles, storeOf, storeWidgets, townTiles, townWidgets } from './tiles'
import type { Env } from './WidgetKind'
import { wallTexts } from './wallTexts'

type Category = StoreWidget['category']

/** Reads the widgets of the store, of the visitor, and of the town in a layout. */
async function wallSources(scope: Scope, env: Env) {
  const stores = await storeWidgets(scope)
  const rows = await ownWidgets(scope.db, scope.name, await scope.visitor())
  return { stores, town: townWidgets(stores, rows, env), rows }
}

/** Returns the wall in a layout, limited to a category when one is given. */
async function wallOf(scope: Scope, env: Env, category?: Category): Promise<Wall> {
  const { stores, town, rows } = await wallSources(scope, env)
  const isShown = (store: { category: Category } | undefined) => category === undefined || store?.category === category
  const shown = rows.filter((row) => isShown(storeOf(stores, row)))
  return {
    wallType: scope.portal.wallType ?? 'standard',
    components: await townTiles(scope, town.filter(isShown)),
    tiles: await ownTiles(scope, stores, shown),
  }
}

/** Returns the categories that occur and their counts, in the order of the store. */
export const countCategories = (found: readonly Category[], scope: Scope): WallCategory[] =>
  wallCategories.flatMap((uid) => {
    const count = found.filter((each) => each === uid).length
    return count > 0 ? [{ uid, title: wallTexts(scope.locale)(`category.${uid}`), count }] : []
  })

async function categoriesOf(scope: Scope, env: Env): Promise<WallCategory[]> {
  const { stores, town, rows } = await wallSources(scope, env)
  const found = [...town, ...rows.flatMap((row) => storeOf(stores, row) ?? [])]
  return countCategories(
    found.map(({ category }) => category),
    scope,
  )
}

/** Throws a 401 for a visitor who is not signed in to the portal. */
async function requireAccount(scope: Scope): Promise<Scope> {
  const { account } = await scope.visitor()
  if (!account) throw unauthorized()
  return scope
}

export const readOwnWall: Handler<'readOwnWall'> = async (call, services) => ({
  data: await wallOf(await requireAccount(await openScope(call, services)), call.query.env),
})

export const readAnonymousWall: Handler<'readAnonymousWall'> = async (call, services) => ({
  data: await wallOf(await openScope(call, services), call.query.env),
})

export const listOwnWallCategories: Handler<'listOwnWallCategories'> = async (call, services) => ({
  data: await categoriesOf(await requireAccount(await openScope(call, services)), call.query.env),
})

export const listAnonymousWallCategories: Handler<'listAnonymousWallCategories'> = async (call, services) => ({
  data: await categoriesOf(await openScope(call, services), call.query.env),
})

export const filterOwnWall: Handler<'filterOwnWall'> = async (call, services) => ({
  data: await wallOf(await requireAccount(await openScope(call, services)), call.query.env, call.params.category),
})

export const filterAnonymousWall: Handler<'filterAnonymousWall'> = async (call, services) => ({
  data: await wallOf(await openScope(call, services), call.query.env, call.params.category),
})
