import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import type { Scope } from '../call/Scope'
import { type FavouriteKey, type FavouriteName, favouriteKeys, favouriteName } from '../fragments/favouriteKey'
import { type FavouriteRow, favouritesOf, findKept, findPublished } from './findFavourites'

/** Per visitor and portal; more than a person keeps by hand. */
const maxFavourites = 500

/** A record and its title. */
type Named = FavouriteKey & { title: string }

/** Finds what a name refers to among the visitor's favourites, else among what the portal publishes. Throws a 404 otherwise. */
export async function findFavourite(scope: Scope, db: Database, owner: string, name: FavouriteName): Promise<Named> {
  const keys = favouriteKeys(name)
  const [kept] = await findKept(db, owner, scope.name, keys)
  const found = kept ?? (await findPublished(scope, keys))
  if (!found) throw notFound(`Nothing of type "${name.type}" is called "${name.favoriteUid}".`)
  return { kind: found.kind, uid: found.uid, title: found.title }
}

/** Whose favourites are changed, in which portal, and when. */
type Change = { owner: string; portal: string; now: Date; notify: boolean | undefined }

/** Adds a favourite, or changes whether an existing one notifies. Resolves to whether it does. Throws a 400 beyond `maxFavourites`. */
export async function keepFavourite(
  db: Transaction<Tables>,
  { title, ...key }: Named,
  { owner, portal, now, notify }: Change,
): Promise<boolean> {
  await lockFavourites(db, owner)
  const [kept] = await findKept(db, owner, portal, [key])
  if (!kept) await checkCount(db, owner, portal)
  const row = await db
    .insertInto('favourite')
    .values({
      ...key,
      owner,
      portal,
      title,
      notify: notify ?? false,
      position: sql<number>`(select coalesce(min(position), 0) - 1 from favourite
        where owner = ${owner} and portal = ${portal})`,
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'portal', 'kind', 'uid'])
        .doUpdateSet({ notify: notify ?? sql<boolean>`favourite.notify` }),
    )
    .returning('notify')
    .executeTakeFirstOrThrow()
  return row.notify
}

/** Lets two favourites that are added at once be counted one after the other. */
const lockFavourites = (db: Transaction<Tables>, owner: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 13))`.execute(db)

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
  db: Transaction<Tables>,
  owner: string,
  portal: string,
  order: readonly FavouriteName[],
): Promise<FavouriteRow[]> {
  const kept = await favouritesOf(db, owner, portal).forUpdate().execute()
  const ordered = arrange(kept, order)
  const positions = ordered.map(({ kind, uid }, position) => ({ kind, uid, position }))
  await sql`update favourite set position = part.position
      from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as part (kind text, uid text, position int)
      where owner = ${owner} and portal = ${portal} and favourite.kind = part.kind and favourite.uid = part.uid
      `.execute(db)
  return ordered
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
