import type { Handler } from '../call/Handler'
import { toRange } from '../call/listQueries'
import { missingVisitorId } from '../call/ownerKeys'
import { localized, openScope } from '../call/Scope'
import { favouriteKeys, favouriteName } from '../fragments/favouriteKey'
import { favouriteCells, favouriteRows, toFavourite } from './favouriteBlocks'
import { favouritesOf, findFavouritePart, findKept } from './findFavourites'
import { favouriteOwner } from './ownedFavourites'
import {
  arrange,
  findFavourite,
  keepFavourite as keep,
  orderFavourites as order,
  removeFavourite as remove,
} from './writeFavourites'

export const keepFavourite: Handler<'keepFavourite'> = async (call, services) => {
  const { body } = call
  const scope = await openScope({ ...call, params: { portalName: body.portal } }, services)
  const owner = favouriteOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) throw missingVisitorId('A favourite belongs to a visitor.')
  const found = await findFavourite(scope, services.db, owner, body)
  const change = { owner, portal: scope.name, now: services.now(), notify: body.notify }
  return await call.commit(async (transaction) => {
    const notify = await keep(transaction, found, change)
    return { data: { ...favouriteName(found), portal: scope.name, notify } }
  })
}

export const removeFavourite: Handler<'removeFavourite'> = async (call, services) => {
  const { body } = call
  const scope = await openScope({ ...call, params: { portalName: body.portal } }, services)
  const owner = favouriteOwner.ofVisitor(await scope.visitor())
  const removed = { data: { isFavorite: false } }
  if (owner === undefined) return removed
  return await call.commit(async (transaction) => {
    await remove(transaction, owner, scope.name, body)
    return removed
  })
}

export const checkFavourite: Handler<'checkFavourite'> = async (call, services) => {
  const scope = await openScope(call, services)
  const owner = favouriteOwner.ofVisitor(await scope.visitor())
  const { favUid } = call.params
  const types = call.query.type ? [call.query.type] : (['content', 'publication', 'ticketin', 'widget'] as const)
  const keys = types.flatMap((type) => favouriteKeys({ favoriteUid: favUid, type }))
  const kept = owner === undefined ? [] : await findKept(services.db, owner, scope.name, keys)
  return { data: { isFavorite: kept.length > 0 } }
}

export const readFavourites: Handler<'readFavourites'> = async (call, services) => {
  const scope = await openScope(call, services)
  const owner = favouriteOwner.ofIdentity(await scope.visitor(), call.params.identity)
  const rows = owner === undefined ? [] : await favouritesOf(services.db, owner, scope.name).execute()
  return { data: { favourites: rows.map(toFavourite), components: await favouriteRows(scope, rows) } }
}

export const orderFavourites: Handler<'orderFavourites'> = async (call, services) => {
  const scope = await openScope(call, services)
  const owner = favouriteOwner.ofIdentity(await scope.visitor(), call.params.identity)
  const names = call.body.order
  if (owner === undefined) return { data: arrange([], names).map(toFavourite) }
  return await call.commit(async (transaction) => {
    const rows = await order(transaction, owner, scope.name, names)
    return { data: rows.map(toFavourite) }
  })
}

export const listFavourites: Handler<'listFavourites'> = async (call, services) => {
  const scope = await openScope(call, services)
  const owner = favouriteOwner.ofIdentity(await scope.visitor(), call.params.identity)
  if (owner === undefined) return { data: { items: [], total: 0, stored: 0, tags: [] } }
  const { keys, total, stored, tags } = await findFavouritePart(scope, owner, call.query, toRange(call.query))
  return {
    data: {
      items: await favouriteCells(scope, keys),
      total,
      stored,
      tags: tags.map(({ uid, color, texts }) => ({ uid, color, name: localized(texts, scope).name })),
    },
  }
}
