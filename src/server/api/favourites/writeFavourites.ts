import { sql } from 'kysely'
import type { Database } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { type FavouriteKey, type FavouriteName, favouriteKeys, favouriteName } from '../fragments/favouriteKey'
import type { Scope } from '../Scope'
import { type FavouriteRow, favouritesOf, findKept, findPublished } from './findFavourites'

/** Per visitor and portal; more than a person keeps by hand. */
const maxFavourites = 500

/**
 * Adds a favourite, or changes whether an existing one notifies. Throws a 404 for a record that the portal does not publish, and
 * a 400 beyond `maxFavourites`.
 */
export async function keepFavourite(
  scope: Scope,
  db: Database,
  owner: string,
  { notify, ...name }: FavouriteName & { notify?: boolean },
): Promise<{ key: FavouriteKey; notify: boolean }> {
  const keys = favouriteKeys(name)
  const [kept] = await findKept(db, owner, scope.name, keys)
  const published = kept ?? (await findPublished(scope, keys))
  if (!published) throw notFound(`Nothing of type "${name.type}" is called "${name.favoriteUid}".`)
  const { kind, uid, title } = published
  const key: FavouriteKey = { kind, uid }
  if (!kept) await checkCount(db, owner, scope.name)
  const row = await db
    .insertInto('favourite')
    .values({
      ...key,
      owner,
      portal: scope.name,
      title,
      notify: notify ?? false,
      position: sql<number>`(select coalesce(min(position), 0) - 1 from favourite
        where owner = ${owner} and portal = ${scope.name})`,
      added_at: scope.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'portal', 'kind', 'uid'])
        .doUpdateSet({ notify: notify ?? sql<boolean>`favourite.notify` }),
    )
    .returning('notify')
    .executeTakeFirstOrThrow()
  return { key, notify: row.notify }
}

async function checkCount(db: Database, owner: string, portal: string): Promise<void> {
  const { count } = await db
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('portal', '=', portal)
    .executeTakeFirstOrThrow()
  if (count < maxFavourites) return
  refuse('/body/favoriteUid', 'out-of-range', `A visitor has at most ${maxFavourites} favourites.`)
}

/** Removes a favourite. Does nothing when there is none. */
export async function removeFavourite(db: Database, owner: string, portal: string, name: FavouriteName): Promise<void> {
  const kept = await findKept(db, owner, portal, favouriteKeys(name))
  if (kept.length === 0) return
  await db
    .deleteFrom('favourite')
    .where('owner', '=', owner)
    .where('portal', '=', portal)
    .where(({ and, or }) => or(kept.map(({ kind, uid }) => and({ kind, uid }))))
    .execute()
}

/**
 * Stores a new order of a visitor's favourites and returns them in it. Throws a 400 unless the order names each of them once.
 */
export async function orderFavourites(
  db: Database,
  owner: string,
  portal: string,
  order: readonly FavouriteName[],
): Promise<FavouriteRow[]> {
  return await db.transaction().execute(async (transaction) => {
    const kept = await favouritesOf(transaction, owner, portal).forUpdate().execute()
    const ordered = arrange(kept, order)
    const positions = ordered.map(({ kind, uid }, position) => ({ kind, uid, position }))
    await sql`update favourite set position = part.position
      from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as part (kind text, uid text, position int)
      where owner = ${owner} and portal = ${portal} and favourite.kind = part.kind and favourite.uid = part.uid
      `.execute(transaction)
    return ordered
  })
}

/** Sorts favourites in the given order. Throws a 400 unless the order names each of them once. */
export function arrange(kept: readonly FavouriteRow[], order: readonly FavouriteName[]): FavouriteRow[] {
  const left = new Set(kept)
  const ordered = order.map((name, index) => {
    const keys = favouriteKeys(name)
    const row = kept.find(({ kind, uid }) => keys.some((key) => key.kind === kind && key.uid === uid))
    const pointer = `/body/order/${index}/favoriteUid`
    if (!row) return refuse(pointer, 'wrong-value', `"${name.favoriteUid}" is not a favourite of type "${name.type}".`)
    if (!left.delete(row)) return refuse(pointer, 'duplicate-id', `"${name.favoriteUid}" is in the order twice.`)
    return row
  })
  const [missing] = left
  if (missing) {
    const { favoriteUid } = favouriteName(missing)
    refuse('/body/order', 'out-of-range', `The order lacks the favourite "${favoriteUid}".`)
  }
  return ordered
}

function refuse(pointer: string, code: string, message: string): never {
  throw new ApiFailure(400, 'invalid-request', 'The favourites were not changed.', [
    { severity: 'error', code, pointer, message },
  ])
}
