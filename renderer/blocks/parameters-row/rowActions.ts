import type { Action, ParametersRowData } from '../../../schemas/engine'

/** A part of a path: what a name holds must not end it. */
const part = encodeURIComponent

/** What a row of settings can ask for; undefined when the thing has no name for it. */
type RowActions = { notify(on: boolean): Action; remove: Action } | undefined

/** As a favourite it goes by its type and its own uid, as a widget by its uid. */
export function rowActions({ uid, favoriteUid, favoriteType }: ParametersRowData, isFavourite: boolean): RowActions {
  if (!isFavourite) return actionsOf(`widget/${part(uid)}`, { handler: 'remove_widget', data: { path: part(uid) } })
  if (favoriteUid === undefined || favoriteType === undefined) return undefined
  const path = `${part(favoriteType)}/${part(favoriteUid)}`
  return actionsOf(`favorite/${path}`, { handler: 'remove_fav', data: { path } })
}

const actionsOf = (path: string, remove: Action): RowActions => ({
  notify: (on) => ({ handler: on ? 'add_notification' : 'remove_notification', data: { path: `${path}/${on}` } }),
  remove,
})
