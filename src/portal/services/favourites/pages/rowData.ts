import { isObject, own, type ParametersRowData } from '../../../../../schemas/engine'

/** What a form without a script needs of a row of settings. */
type FavouriteRow = Pick<ParametersRowData, 'title' | 'notifiable' | 'notificationsEnabled'> & {
  favoriteUid: string
  type: string
}

/** The data of a row of settings of a favourite; undefined for any other block. */
export function rowData(block: unknown): FavouriteRow | undefined {
  const data = isObject(block) ? own(block, 'data') : undefined
  if (!isObject(data)) return undefined
  const { title, favoriteUid, type, notifiable, notificationsEnabled } = data
  if (typeof title !== 'string' || typeof favoriteUid !== 'string' || typeof type !== 'string') return undefined
  return {
    title,
    favoriteUid,
    type,
    notifiable: notifiable === true,
    notificationsEnabled: notificationsEnabled === true,
  }
}
