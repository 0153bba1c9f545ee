import { wallOperations } from '../../../schemas/generated/operations'
import type { Scope } from '../api/pageQueries'
import type { Query } from '../api/Query'

/** Fills the path of a call of walls. */
export const wallPath = (operation: keyof typeof wallOperations, params: Readonly<Record<string, string>>): string =>
  wallOperations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

type WallOperation = 'readOwnWall' | 'readAnonymousWall'

/** The wall of the visitor: that of the account, or that of the device without an account. */
export function wallQuery({ portalName, env, isSignedIn }: Scope): Query<WallOperation> {
  const operation = isSignedIn ? 'readOwnWall' : 'readAnonymousWall'
  return { operation, address: `${wallPath(operation, { portalName })}?env=${env}` }
}

export const storeQuery = ({ portalName, env }: Scope): Query<'readStoreCatalog'> => ({
  operation: 'readStoreCatalog',
  address: `${wallPath('readStoreCatalog', { portalName })}?env=${env}`,
})

/** A widget of the store with its settings. */
export const detailsQuery = ({ portalName }: Scope, widgetUid: string): Query<'readStoreDetails'> => ({
  operation: 'readStoreDetails',
  address: wallPath('readStoreDetails', { portalName, widgetUid }),
})

/** The settings of a widget of the visitor. */
export const settingsQuery = (uid: string): Query<'readWidgetConfiguration'> => ({
  operation: 'readWidgetConfiguration',
  address: wallPath('readWidgetConfiguration', { uid }),
})
