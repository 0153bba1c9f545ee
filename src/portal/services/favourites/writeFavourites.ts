import { favouritesOperations } from '../../../../schemas/generated/favouritesOperations'
import { mutate } from '../../api/mutate'
import type { Session } from '../../session/Session'
import { type FavouriteName, favouritePath, settingsQuery, stateQuery } from './favouriteQueries'
import { refetchLists, tellOtherTabs } from './otherTabs'

/** What writing favourites needs of a session. */
type Writer = Pick<Session, 'client' | 'queries' | 'scope' | 'events'>

/** Adds a favourite, or turns its notifications on or off. Rejects when the call fails. */
export async function keepFavourite(session: Writer, name: FavouriteName, notify?: boolean): Promise<void> {
  await write(session, 'keepFavourite', { ...bodyOf(session, name), ...(notify === undefined ? {} : { notify }) }, name)
}

/** Removes a favourite from everything shown, and announces it on the page. Rejects when the call fails. */
export async function removeFavourite(session: Writer, name: FavouriteName): Promise<void> {
  await write(session, 'removeFavourite', bodyOf(session, name), name)
  session.events.announce('content-fav', { ...name, isFavorite: false })
}

/**
 * Saves the order, which names each favourite once. Shows it at once, and restores the former order when the call
 * fails.
 */
export async function orderFavourites(session: Writer, order: readonly FavouriteName[]): Promise<void> {
  const ids = order.map(idOf)
  await mutate(session.queries, {
    write: () => call(session, 'orderFavourites', { order }),
    optimistic: {
      query: settingsQuery(session),
      edit(settings) {
        const rows = settings.favourites.map((favourite, index) => ({ favourite, block: settings.components[index] }))
        rows.sort((one, other) => ids.indexOf(idOf(one.favourite)) - ids.indexOf(idOf(other.favourite)))
        settings.favourites = rows.map(({ favourite }) => favourite)
        settings.components = rows.flatMap(({ block }) => block ?? [])
      },
    },
  })
  tellOtherTabs()
}

/** Makes a call about one favourite; the heart shows its result at once, and lists once the server has answered. */
async function write(
  session: Writer,
  operation: 'keepFavourite' | 'removeFavourite',
  body: object,
  name: FavouriteName,
): Promise<void> {
  await mutate(session.queries, {
    write: () => call(session, operation, body),
    optimistic: {
      query: stateQuery(session, name),
      edit(state) {
        state.isFavorite = operation === 'keepFavourite'
      },
    },
  })
  tellOtherTabs()
  await refetchLists(session)
}

const call = (session: Writer, operation: keyof typeof favouritesOperations, body: object): Promise<unknown> =>
  session.client(favouritePath(operation, session), { method: favouritesOperations[operation].method, body })

const bodyOf = ({ scope }: Pick<Session, 'scope'>, { favoriteUid, type }: FavouriteName) => ({
  favoriteUid,
  type,
  portal: scope.portalName,
})

const idOf = ({ type, favoriteUid }: FavouriteName): string => `${type}/${favoriteUid}`
