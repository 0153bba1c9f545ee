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
 * Tells the compiler that a request has the types of its operation. The router has already validated it with the schemas
 * that these types are generated from, so nothing is checked again.
 */
export const isChecked = <Id extends OperationId>(
  _id: Id,
  _request: { params: unknown; query: unknown; body: unknown },
): _request is RequestParts<Id> => true

/** Operations that answer JSON; the others answer pictures. */
export type JsonOperationId = {
  [Id in OperationId]: Operations[Id]['answer'] extends undefined ? never : Id
}[OperationId]

/** What every handler works with. */
export type Services = { db: Database; now: () => Date }

export type Handler<Id extends JsonOperationId> = (
  call: Call<Id>,
  services: Services,
) => Promise<Operations[Id]['answer']>
