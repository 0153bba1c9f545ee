import { type Catalogue, isLeaf, type PlacedCategory } from '../../db/indexCatalogue'
import { notFound } from '../../http/ApiFailure'
import type { Handler, ScopedCaller } from '../call/Handler'
import { localized, openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { reverseInTown } from '../geocoding/townGeocoder'
import { findResponsible, isInside } from './boundary'
import { categoryTree } from './categoryTree'
import { findNearby } from './findNearby'
import { toListed } from './listReports'
import { radiusOf, requireCatalogue } from './readCatalogue'
import { systemOf } from './systems/reportingSystems'

type PortalQuery = { query: { portalName: string } }

/** Opens the scope of the portal that a query names. */
export const scopeOf = (call: ScopedCaller & PortalQuery, services: Services): Promise<Scope> =>
  openScope({ ...call, params: { portalName: call.query.portalName } }, services)

export const listDefectProviders: Handler<'listDefectProviders'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { providers } = await requireCatalogue(scope)
  const items = providers.map((provider) => {
    const { name, description } = localized(provider.translations, scope)
    const requiresLogin = systemOf(services.reporting, provider).login !== undefined
    return { uid: provider.uid, name, ...(description === undefined ? {} : { description }), requiresLogin }
  })
  return { data: { items } }
}

export const listDefectCategories: Handler<'listDefectCategories'> = async (call, services) => {
  const { provider, query } = call.query
  const scope = await scopeOf(call, services)
  const catalogue = await requireCatalogue(scope)
  if (provider !== undefined && !catalogue.providers.some(({ uid }) => uid === provider)) {
    throw notFound(`The portal "${scope.name}" has no provider "${provider}".`)
  }
  return { data: { categories: categoryTree(catalogue, scope, { provider, query }) } }
}

export const locateDefect: Handler<'locateDefect'> = async (call, services) => {
  const { lat, lon } = call.query
  const position = { lat, lon }
  const scope = await scopeOf(call, services)
  const { boundary } = await requireCatalogue(scope)
  if (isInside(position, boundary)) {
    const address = await reverseInTown(scope, position)
    return { data: { isInside: true, ...(address && { address: address.label }) } }
  }
  const portal = await findResponsible(services.db, position, scope.name)
  return { data: { isInside: false, ...(portal && { portal }) } }
}

export const listNearbyReports: Handler<'listNearbyReports'> = async (call, services) => {
  const { category: uid, lat, lon, asset, text = '' } = call.query
  const scope = await scopeOf(call, services)
  const catalogue = await requireCatalogue(scope)
  const { category } = requireLeaf(catalogue, uid, scope.name)
  const { sameAsset = false } = category
  const radius = radiusOf(category)
  const search = { portal: scope.name, category: uid, lat, lon, radius, sameAsset, asset, text, now: scope.now }
  const found = radius === 0 ? [] : await findNearby(scope.db, search)
  const items = found.map(({ row, distance, isSameAsset }) => ({
    report: toListed(row, { catalogue, scope }),
    distance: Math.round(distance),
    days: Math.max(0, Math.floor((scope.now.getTime() - row.made_at.getTime()) / (24 * 3_600_000))),
    isSameAsset,
  }))
  return { data: { radius, items } }
}

/** Finds a category that can be chosen. Throws a 404 for any other. */
export function requireLeaf({ placed }: Catalogue, uid: string, portal: string): PlacedCategory {
  const found = placed.get(uid)
  if (found && isLeaf(found.category)) return found
  throw notFound(`The portal "${portal}" takes no reports of "${uid}".`)
}
