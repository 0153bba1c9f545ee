import { fidelityOperations } from '../../../../schemas/generated/fidelityOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

type FidelityScope = { scope: Pick<Scope, 'portalName' | 'isSignedIn'> }

/** The portal and the identity of the visitor, as parameters of a path. */
const ownerOf = ({ scope: { portalName, isSignedIn } }: FidelityScope) =>
  ({ portalName, identity: isSignedIn ? 'user-data' : 'anonymous' }) as const

/** Fills the path of a call of loyalty cards. The identity is that of the visitor. */
export const fidelityPath = (operation: keyof typeof fidelityOperations, session: FidelityScope, uid = ''): string =>
  fillPath(fidelityOperations[operation].path, { ...ownerOf(session), uid })

/** The cards of the visitor, by title. */
export const cardsQuery = (session: FidelityScope): Query<'listFidelityCards'> => ({
  ...queryAt(fidelityOperations, 'listFidelityCards', ownerOf(session)),
  refetchesOnFocus: true,
})

/** The types of cards with the inputs of their forms. */
export const cardTypesQuery = (session: FidelityScope): Query<'listFidelityCardTypes'> =>
  queryAt(fidelityOperations, 'listFidelityCardTypes', ownerOf(session))
