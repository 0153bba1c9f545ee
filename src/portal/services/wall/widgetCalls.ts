import type { Draft } from 'immer'
import { isObject, own, type Wall } from '../../../../schemas/engine'
import wallOrderEntry from '../../../../schemas/generated/entities/wall-order-entry.js'
import { CallError } from '../../api/Client'
import { callProblem } from '../../api/callProblem'
import { mutate } from '../../api/mutate'
import type { Scope } from '../../api/pageQueries'
import type { Session } from '../../session/Session'
import { sortBy } from '../../sorting/sortBy'
import { categoriesQuery, categoryQueries, storeQuery, wallPath, wallQuery } from './wallQueries'

/** The calls that change the visitor's wall. Each shows its result at once; they reject with a `CallError`, which undoes it. */
export function widgetCalls({
  client,
  queries,
  scope,
  visitor,
}: Pick<Session, 'client' | 'queries' | 'scope' | 'visitor'>) {
  const { portalName } = scope
  const identity = () => (visitor.read().account ? 'user-data' : 'anonymous')

  return {
    /** Adds a widget of the store that has no settings. The tile is made by the server, so it comes with its answer. */
    async add(storeWidget: string, uid: string | undefined): Promise<void> {
      const body = { uid, portal: portalName, storeWidget }
      await mutate(queries, {
        write: () => client(wallPath('createWidget', { identity: identity() }), { method: 'POST', body }),
      })
      await queries.refresh()
    },

    /** Removes a widget. One that is gone, as after an answer that was lost, is removed. */
    async remove(uid: string): Promise<void> {
      const path = wallPath('deleteWidget', { identity: identity(), uid })
      await mutate(queries, {
        async write() {
          try {
            await client(path, { method: 'DELETE' })
          } catch (error) {
            if (callProblem(error) !== 'gone') throw error
          }
        },
        optimistic: optimisticEdit(scope, (wall) => {
          wall.tiles = wall.tiles.filter((tile) => tile.uid !== uid)
        }),
      })
      // What the page says of the widget elsewhere has changed too.
      for (const query of [categoriesQuery(scope), storeQuery(scope)]) void queries.reloadShown(query)
    },

    async notify(uid: string, notify: boolean): Promise<void> {
      const path = wallPath('setWidgetNotification', { portalName, uid })
      await mutate(queries, {
        write: () => client(path, { method: 'POST', body: { notify } }),
        optimistic: optimisticEdit(scope, (wall) => {
          for (const tile of wall.tiles) if (tile.uid === uid) tile.notify = notify
        }),
      })
    },

    /** Orders the widgets. Those that another device has added meanwhile come last. */
    async order(uids: readonly string[]): Promise<void> {
      const path = wallPath('orderWall', { portalName })
      const send = (order: readonly string[]) => client(path, { method: 'POST', body: order.map((uid) => ({ uid })) })
      await mutate(queries, {
        async write() {
          try {
            await send(uids)
          } catch (error) {
            if (!(error instanceof CallError) || error.status !== 400) throw error
            await send(sortBy(await readOrder(client, portalName), uids, (uid) => uid))
          }
        },
        optimistic: optimisticEdit(scope, (wall) => {
          wall.tiles = [...sortBy(wall.tiles, uids, ({ uid }) => uid)]
        }),
      })
    },
  }
}

/** Reads the uids of the visitor's widgets, in their order. */
async function readOrder(client: Session['client'], portalName: string): Promise<string[]> {
  const body = await client(wallPath('readWallOrder', { portalName }))
  const data = isObject(body) ? own(body, 'data') : undefined
  if (!Array.isArray(data)) throw new TypeError('The order of the wall is not valid.')
  return data.map((entry: unknown) => {
    if (!wallOrderEntry.validate(entry)) throw new TypeError('The order of the wall is not valid.')
    return entry.uid
  })
}

/** The optimistic update that edits the wall and the parts of it that are loaded. */
const optimisticEdit = (scope: Scope, edit: (wall: Draft<Wall>) => void) => ({
  query: wallQuery(scope),
  parts: categoryQueries(scope),
  edit,
})
