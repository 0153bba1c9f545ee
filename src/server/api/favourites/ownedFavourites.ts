import { sql } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys, removeOwnedRows } from '../call/ownerKeys'
import { favouriteName } from '../fragments/favouriteKey'

/** The keys that favourites are stored under. */
export const favouriteOwner = ownerKeys('favourites')

/** The favourites of a visitor. Moved favourites come before those of the account; duplicates are merged. */
export const ownedFavourites: OwnedData<AccountExport['favourites']> = {
  async move(db, anonymousUid, accountUid) {
    const owner = favouriteOwner.ofAccount(accountUid)
    await sql`with moved as (
        delete from favourite where owner = ${favouriteOwner.ofAnonymous(anonymousUid)} returning *)
      insert into favourite (owner, portal, kind, uid, title, notify, position, added_at)
        select ${owner}, portal, kind, uid, title, notify,
          position - max(position) over (partition by portal) - 1
            + coalesce((select min(position) from favourite as own where own.owner = ${owner} and own.portal = moved.portal), 0),
          added_at
        from moved order by portal, kind, uid
      on conflict (owner, portal, kind, uid) do update set notify = favourite.notify or excluded.notify`.execute(db)
  },

  ...removeOwnedRows('favourite', favouriteOwner),

  async read(db, accountUid) {
    const rows = await db
      .selectFrom('favourite')
      .selectAll()
      .where('owner', '=', favouriteOwner.ofAccount(accountUid))
      .orderBy('portal')
      .orderBy('position')
      .orderBy('added_at', 'desc')
      .execute()
    return rows.map((row) => ({
      portalName: row.portal,
      ...favouriteName(row),
      title: row.title,
      notify: row.notify,
      addedAt: row.added_at.toISOString(),
    }))
  },
}
