import type { OperationId, Operations } from '../../../schemas'
import type { Database } from '../db/Tables'

/** The parts of a request that the API description defines. */
type RequestParts<Id extends OperationId> = {
  params: Operations[Id]['params']
  query: Operations[Id]['query']
  body: Operations[Id]['body']
}

/** A call whose parts are valid by the API description. */
export type Call<Id extends OperationId> = RequestParts<Id> & {
  /** The requested language (`x-lgc-language`), if any. */
  language: string | undefined
  /** The visitor's anonymous id (`x-lgc-anonymous-uid`), if any. */
  anonymousUid: string | undefined
}

/**
 * A type guard that is always true: the router has already validated the request with the schemas that the types of the
 * operation are generated from.
 */
export const isChecked = <Id extends OperationId>(
  _id: Id,
  _request: { params: unknown; query: unknown; body: unknown },
): _request is RequestParts<Id> => true

/** Operations that answer JSON; the others answer pictures. */
export type JsonOperationId = {
  [Id in OperationId]: Operations[Id]['answer'] extends undefined ? never : Id
}[OperationId]

/** The database and the clock, which every handler receives. */
export type Services = { db: Database; now: () => Date }

export type Handler<Id extends JsonOperationId> = (
  call: Call<Id>,
  services: Services,
) => Promise<Operations[Id]['answer']>
