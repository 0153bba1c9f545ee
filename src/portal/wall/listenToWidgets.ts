import { isObject, own } from '../../../schemas/engine'
import { mutate } from '../api/mutate'
import type { Session } from '../session/Session'
import { wallPath, wallQuery } from './wallQueries'

/** Makes the calls for the events of widgets, from tiles and from rows of settings. Events of favourites are others'. */
export function listenToWidgets({ events, client, queries, scope, visitor }: Session): void {
  const query = wallQuery(scope)
  const { portalName } = scope

  const removeWidget = async (data: unknown) => {
    const uid = decodeURIComponent(pathOf(data))
    const identity = visitor.read().account ? 'user-data' : 'anonymous'
    await mutate(queries, {
      write: () => client(wallPath('deleteWidget', { identity, uid }), { method: 'DELETE' }),
      optimistic: {
        query,
        edit(wall) {
          wall.tiles = wall.tiles.filter((tile) => tile.uid !== uid)
        },
      },
    })
  }
  events.on('remove_widget', removeWidget)
  events.on('remove-widget', removeWidget)

  const setNotification = async (data: unknown) => {
    const [, name = '', value] = /^widget\/([^/]+)\/(true|false)$/.exec(pathOf(data)) ?? []
    if (!name) return
    const uid = decodeURIComponent(name)
    const notify = value === 'true'
    await mutate(queries, {
      write: () => client(wallPath('setWidgetNotification', { portalName, uid }), { method: 'POST', body: { notify } }),
      optimistic: {
        query,
        edit(wall) {
          for (const tile of wall.tiles) if (tile.uid === uid) tile.notify = notify
        },
      },
    })
  }
  events.on('add_notification', setNotification)
  events.on('remove_notification', setNotification)
  events.on('remove-notification', setNotification)
}

function pathOf(data: unknown): string {
  const path = isObject(data) ? own(data, 'path') : undefined
  return typeof path === 'string' ? path : ''
}
