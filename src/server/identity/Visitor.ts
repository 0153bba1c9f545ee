import type { FastifyRequest } from 'fastify'
import { anonymousHeader } from './anonymousUid'

/** Who is calling the API. */
export type Visitor = {
  /** The anonymous id; undefined for a caller that has none. */
  anonymousUid: string | undefined
}

/** A visitor of whom nothing is stored. Answers for this visitor are shared. */
export const nobody: Visitor = { anonymousUid: undefined }

/** Header that says whether something of the visitor is stored, such as a vote. Set by this server only. */
export const storedDataHeader = 'x-beffroi-stored'

/** Whether an answer for this caller may differ from the shared one. */
export const hasStoredData = ({ headers }: FastifyRequest): boolean => headers[storedDataHeader] === '1'

/** Reads the caller's identity from the API's headers, which `identifyCalls` has set. */
export function visitorOf({ headers }: FastifyRequest): Visitor {
  const uid = headers[anonymousHeader]
  return { anonymousUid: typeof uid === 'string' ? uid : undefined }
}
