import type { OperationId, Operations } from '../../../schemas'
import type { Database } from '../db/Tables'
import type { Call } from './Call'

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
