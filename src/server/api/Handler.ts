import type { OperationId, Operations } from '../../../schemas'
import type { Database } from '../db/Tables'

/** Operations that answer JSON; the others answer pictures. */
export type JsonOperationId = {
  [Id in OperationId]: Operations[Id]['answer'] extends undefined ? never : Id
}[OperationId]

/** What every operation works with. */
export type Services = { db: Database; now: () => Date }

/** One call, checked against its description. */
export type Call<Id extends OperationId> = {
  params: Operations[Id]['params']
  query: Operations[Id]['query']
  body: Operations[Id]['body']
  /** Language asked for, if any. */
  language: string | undefined
  /** Who the visitor is while nobody is signed in. */
  anonymousUid: string | undefined
}

export type Handler<Id extends JsonOperationId> = (
  call: Call<Id>,
  services: Services,
) => Promise<Operations[Id]['answer']>
