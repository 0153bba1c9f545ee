import type { FastifyRequest } from 'fastify'
import { anonymousHeader } from './anonymousUid'

/** Who is calling the API. */
export type Visitor = {
  /** The anonymous id; undefined for a caller that sends none, or an invalid one. */
  anonymousUid: string | undefined
}

const uidPattern = /^[A-Za-z0-9-]{16,64}$/

/** Reads the caller's identity from the API's headers. */
export async function visitorOf({ headers }: FastifyRequest): Promise<Visitor> {
  const uid = headers[anonymousHeader]
  return { anonymousUid: typeof uid === 'string' && uidPattern.test(uid) ? uid : undefined }
}
