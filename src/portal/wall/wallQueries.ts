import { wallOperations } from '../../../schemas/generated/operations'
import type { Scope } from '../api/pageQueries'
import type { Query } from '../api/Query'

/** Fills the path of a call of walls. */
export const wallPath = (operation: keyof typeof wallOperations, params: Readonly<Record<string, string>>): string =>
  wallOperations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The wall of the visitor. The server knows them by their cookies. */
export const wallQuery = ({ portalName, env }: Scope): Query<'readAnonymousWall'> => ({
  operation: 'readAnonymousWall',
  address: `${wallPath('readAnonymousWall', { portalName })}?env=${env}`,
})

export const storeQuery = ({ portalName, env }: Scope): Query<'readStoreCatalog'> => ({
  operation: 'readStoreCatalog',
  address: `${wallPath('readStoreCatalog', { portalName })}?env=${env}`,
})
