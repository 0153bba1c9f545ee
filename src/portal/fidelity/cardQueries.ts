import { visitorOperations } from '../../../schemas/generated/visitorOperations'
import type { Query } from '../api/Query'
import type { Session } from '../session/Session'

type FidelityOperation =
  | 'listFidelityCardTypes'
  | 'listFidelityCards'
  | 'createFidelityCard'
  | 'updateFidelityCard'
  | 'deleteFidelityCard'

type FidelityScope = Pick<Session, 'scope'>

/** Fills the path of a call of loyalty cards. The identity is that of the visitor. */
export function fidelityPath(operation: FidelityOperation, { scope }: FidelityScope, uid = ''): string {
  const values: Readonly<Record<string, string>> = {
    portalName: scope.portalName,
    identity: scope.isSignedIn ? 'user-data' : 'anonymous',
    uid,
  }
  return visitorOperations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** The cards of the visitor, by title. */
export const cardsQuery = (session: FidelityScope): Query<'listFidelityCards'> => ({
  operation: 'listFidelityCards',
  address: fidelityPath('listFidelityCards', session),
})

/** The types of cards with the inputs of their forms. */
export const cardTypesQuery = (session: FidelityScope): Query<'listFidelityCardTypes'> => ({
  operation: 'listFidelityCardTypes',
  address: fidelityPath('listFidelityCardTypes', session),
})
