import type { MapCategory, MapPlace } from '../../../../schemas'
import { placePath } from '../../../../schemas/routes/pagePaths'
import type { Handler } from '../call/Handler'
import { localized, openScope, type Scope } from '../call/Scope'
import { imageOf } from '../fragments/fragments'
import { ratesPlaces } from '../participation/ratings/isRatable'
import { categoryIcon, categoryName, knownCategories, parentCategory } from '../texts/placeCategories'
import { type CategoryCount, countCategories, findMapPlaces } from './findMapPlaces'

export const readMapMenu: Handler<'readMapMenu'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: categoryTree(await countCategories(scope), scope) }
}

/** Returns a page of places and their `total` number. */
export const queryMap: Handler<'queryMap'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { page, size, ...filter } = call.query
  const { rows, total } = await findMapPlaces(scope, { offset: (page - 1) * size, limit: size }, filter)
  return { data: { items: rows.map((row) => mapPlace(row, scope)), total } }
}

type Row = Awaited<ReturnType<typeof findMapPlaces>>['rows'][number]

function mapPlace(row: Row, scope: Scope): MapPlace {
  const { uid, category, lat, lon, has_page, details, texts, rated, edited_at } = row
  const { name, description, imageAlt, scheduleNote } = localized(texts, scope)
  const { address, schedule, phone, email, url, image: src, accessibility } = details
  const image = imageOf(src, imageAlt)
  return {
    uid,
    name,
    category,
    label: categoryName(category, scope.locale, 'one'),
    icon: categoryIcon(category),
    lat,
    lon,
    address,
    schedule,
    ...(description && { description }),
    ...(image && { image }),
    ...(scheduleNote && { scheduleNote }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(url && { url }),
    ...(accessibility && { accessibility }),
    ...(rated &&
      ratesPlaces(scope, category) && {
        rating: { rating: Math.round((rated.total / rated.count) * 10) / 10, count: rated.count },
      }),
    ...(edited_at && { updatedAt: edited_at.toISOString() }),
    ...(has_page && { path: placePath(uid) }),
  }
}

/** Returns the categories that have places as a tree: known categories in their order, then others. */
function categoryTree(counts: readonly CategoryCount[], { locale }: Scope): MapCategory[] {
  const own = new Map(counts.map(({ category, count }) => [category, count]))
  const uids = [...new Set([...knownCategories, ...[...own.keys()].sort()])]
  const nodesBelow = (parent: string | undefined): MapCategory[] =>
    uids
      .filter((uid) => parentCategory(uid) === parent)
      .flatMap((uid) => {
        const children = nodesBelow(uid)
        const count = (own.get(uid) ?? 0) + children.reduce((sum, child) => sum + child.count, 0)
        const label = categoryName(uid, locale, 'all')
        return count > 0 ? [{ uid, label, icon: categoryIcon(uid), count, children }] : []
      })
  return nodesBelow(undefined)
}
