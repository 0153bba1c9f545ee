import type { OperationId, Operations } from '../../../schemas'
import type { Database } from '../db/Tables'

/** The parts of a request that its description speaks of. */
type RequestParts<Id extends OperationId> = {
  params: Operations[Id]['params']
  query: Operations[Id]['query']
  body: Operations[Id]['body']
}

/** One call, checked against its description. */
export type Call<Id extends OperationId> = RequestParts<Id> & {
  /** Language asked for, if any. */
  language: string | undefined
  /** Who the visitor is while nobody is signed in. */
  anonymousUid: string | undefined
}

/**
 * A handler runs only after the router has put the request through the validators of its operation, and the types are
 * generated from the very schemas those are compiled from: there is nothing left to check, only to say.
 */
export const isChecked = <Id extends OperationId>(
  _id: Id,
  _request: { params: unknown; query: unknown; body: unknown },
): _request is RequestParts<Id> => true

/** Operations that answer JSON; the others answer pictures. */
export type JsonOperationId = {
  [Id in OperationId]: Operations[Id]['answer'] extends undefined ? never : Id
}[OperationId]

/** What every operation works with. */
export type Services = { db: Database; now: () => Date }

export type Handler<Id extends JsonOperationId> = (
  call: Call<Id>,
  services: Services,
) => Promise<Operations[Id]['answer']>
