import { ActionError } from '../../../../renderer/actions/ActionError'
import { isObject, own } from '../../../../schemas/engine'
import { readFavouriteId } from '../../../../schemas/routes/favouriteId'
import type { Session } from '../../session/Session'
import { askToRemove } from './askToRemove'
import type { FavouriteName } from './favouriteQueries'
import { keepFavourite, removeFavourite } from './writeFavourites'

/** Handles the events of favourites on any page, and ignores those of widgets. */
export function listenToFavourites(session: Session): void {
  const { events } = session
  const nameOf = (path: string | undefined): FavouriteName => {
    const name = readFavouriteId(path)
    if (!name) throw new ActionError('unavailable', 'The path names no favourite.')
    return name
  }

  events.on('remove_fav', (data) => askToRemove(session, nameOf(pathOf(data))))
  events.on('remove-fav', (data) => removeFavourite(session, nameOf(pathOf(data))))

  const setNotification = async (data: unknown) => {
    const path = pathOf(data)
    if (!path.startsWith('favorite/')) return
    const [, favourite, value] = /^favorite\/(.*)\/(true|false)$/.exec(path) ?? []
    const name = nameOf(favourite)
    const enabled = value === 'true'
    await keepFavourite(session, name, enabled)
    // Updates the other bells of the favourite.
    events.announce('toggle', { uid: name.favoriteUid, enabled })
  }
  for (const event of ['add_notification', 'remove_notification', 'remove-notification'])
    events.on(event, setNotification)
}

function pathOf(data: unknown): string {
  const path = isObject(data) ? own(data, 'path') : undefined
  return typeof path === 'string' ? path : ''
}
