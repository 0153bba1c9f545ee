import { fidelityOperations } from '../../../../schemas/generated/fidelityOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import type { Query } from '../../api/Query'

type FidelityScope = { scope: Pick<Scope, 'portalName' | 'isSignedIn'> }

/** Fills the path of a call of loyalty cards. The identity is that of the visitor. */
export function fidelityPath(operation: keyof typeof fidelityOperations, { scope }: FidelityScope, uid = ''): string {
  const identity = scope.isSignedIn ? 'user-data' : 'anonymous'
  return fillPath(fidelityOperations[operation].path, { portalName: scope.portalName, identity, uid })
}

/** The cards of the visitor, by title. */
export const cardsQuery = (session: FidelityScope): Query<'listFidelityCards'> => ({
  operation: 'listFidelityCards',
  address: fidelityPath('listFidelityCards', session),
  refetchesOnFocus: true,
})

/** The types of cards with the inputs of their forms. */
export const cardTypesQuery = (session: FidelityScope): Query<'listFidelityCardTypes'> => ({
  operation: 'listFidelityCardTypes',
  address: fidelityPath('listFidelityCardTypes', session),
})
