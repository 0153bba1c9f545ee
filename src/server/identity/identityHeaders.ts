import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInternal } from '../http/limits'
import {
  type AnonymousVisitor,
  anonymousHeader,
  newAnonymous,
  readAnonymous,
  setAnonymous,
  uidSchema,
} from './anonymousUid'
import { storedDataHeader } from './Visitor'

/** Headers of the API that say who is calling, by name. */
export type IdentityHeaders = { readonly [name: string]: string }

/**
 * The headers of a visitor, from cookies that the page's scripts cannot read. Tokens of accounts (`authorization`,
 * `x-4411-token`) and the position (`x-lgc-lat`, `x-lgc-lon`) come here too.
 */
const headersOf = ({ uid, hasStoredData }: AnonymousVisitor): IdentityHeaders => ({
  [anonymousHeader]: uid,
  ...(hasStoredData ? { [storedDataHeader]: '1' } : {}),
})

const identityNames = [anonymousHeader, storedDataHeader]

/**
 * Sets the identity of calls from their cookies. What the client itself says in these headers is believed only by a server that
 * `trustsCallers`, because only portals reach it.
 */
export function identifyCalls(app: FastifyInstance, trustsCallers: boolean): void {
  app.addHook('onRequest', async (request) => {
    if (isInternal(request)) return
    const { headers } = request
    const named = trustsCallers ? readHeader(headers[anonymousHeader]) : undefined
    const visitor = named ?? readAnonymous(request)
    if (named) callsOfPortals.add(request)
    for (const name of identityNames) delete headers[name]
    if (visitor) Object.assign(headers, headersOf(visitor))
  })
}

const callsOfPortals = new WeakSet<FastifyRequest>()

/** Whether a trusted portal makes the call for a visitor. Its address is that of all its visitors. */
export const isFromPortal = (request: FastifyRequest): boolean => callsOfPortals.has(request)

/** The visitor that a portal names. Whether anything is stored of them is not known, so it is taken for granted. */
function readHeader(value: string | string[] | undefined): AnonymousVisitor | undefined {
  const uid = uidSchema.safeParse(value).data
  return uid === undefined ? undefined : { uid, hasStoredData: true }
}

/** The identity headers for calls that the server makes for a visitor. A visitor without an anonymous id gets one. */
export function identify(request: FastifyRequest, reply: FastifyReply): IdentityHeaders {
  return headersOf(identifyVisitor(request, reply))
}

const newVisitors = new WeakMap<FastifyRequest, AnonymousVisitor>()

function identifyVisitor(request: FastifyRequest, reply: FastifyReply): AnonymousVisitor {
  const known = newVisitors.get(request) ?? readAnonymous(request)
  if (known) return known
  const visitor = newAnonymous()
  setAnonymous(request, reply, visitor)
  // Later calls for the same request have the same identity.
  newVisitors.set(request, visitor)
  return visitor
}

/** Records in the cookie that something of the visitor is stored from now on. */
export function markStored(request: FastifyRequest, reply: FastifyReply): void {
  const visitor = newVisitors.get(request) ?? readAnonymous(request)
  if (visitor && !visitor.hasStoredData) setAnonymous(request, reply, { ...visitor, hasStoredData: true })
}
