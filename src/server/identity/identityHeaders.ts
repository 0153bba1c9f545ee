import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parkingCookie, positionCookie } from '../../../schemas/cookies/storedItems'
import { cookieOf } from '../http/cookies'
import { isInternal } from '../http/limits'
import { type AnonymousVisitor, anonymousHeader, identifyAnonymous, readAnonymous, uidSchema } from './anonymousUid'
import { readTokens, type SessionTokens } from './sessionTokens'
import { storedDataHeader } from './Visitor'

/** Headers of the API that say who is calling, by name. */
export type IdentityHeaders = { readonly [name: string]: string }

/** The one call that never carries an access token. */
const tokenCall = /\/v1\/oauth\/token$/

/** Header by which a page's calls name the portal that they are made from: another portal's session does not count there. */
const portalHeader = 'x-beffroi-portal'

/** The headers of a visitor who is not signed in. */
const anonymousHeaders = ({ uid, hasStoredData }: AnonymousVisitor): IdentityHeaders => ({
  [anonymousHeader]: uid,
  ...(hasStoredData ? { [storedDataHeader]: '1' } : {}),
})

/** The headers of a visitor who is signed in. Something is stored of them: their account. */
const accountHeaders = ({ access }: SessionTokens): IdentityHeaders => ({
  authorization: `Bearer ${access}`,
  [storedDataHeader]: '1',
})

const coordinates = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/
const parkingToken = /^[\w~+/=.-]{1,500}$/

/** What other cookies say of the visitor: the position, which scripts send themselves once they know it, and the parking token. */
export function otherHeaders(request: FastifyRequest): IdentityHeaders {
  const [, lat, lon] = coordinates.exec(decode(cookieOf(request, positionCookie) ?? '')) ?? []
  const token = cookieOf(request, parkingCookie)
  return {
    ...(lat && lon ? { 'x-lgc-lat': lat, 'x-lgc-lon': lon } : {}),
    ...(token !== undefined && parkingToken.test(token) ? { 'x-4411-token': token } : {}),
  }
}

const decode = (text: string): string => text.replaceAll('%2C', ',')

/**
 * Sets the identity of calls from their cookies. What the client itself says in these headers is believed only by a server that
 * `trustsCallers`, because only portals reach it; an access token is proof of its own.
 */
export function identifyCalls(app: FastifyInstance, trustsCallers: boolean): void {
  app.addHook('onRequest', async (request) => {
    if (isInternal(request)) return
    const { headers } = request
    const named = trustsCallers ? readHeader(headers[anonymousHeader]) : undefined
    if (named) callsOfPortals.add(request)
    const tokens = readTokens(request)
    const portal = headers[portalHeader]
    const isHere = portal === undefined || portal === tokens?.portal
    if (tokens && isHere) signedInCalls.add(request)
    setIdentity(request, isHere ? tokens : undefined, named)
  })
}

/** Writes the identity of the visitor into the headers of a call, in place of what they say. */
export function setIdentity(
  request: FastifyRequest,
  tokens: SessionTokens | undefined,
  anonymous: AnonymousVisitor | undefined = readAnonymous(request),
): void {
  const { headers } = request
  for (const name of [anonymousHeader, storedDataHeader]) delete headers[name]
  if (signedInCalls.has(request)) delete headers.authorization
  const others = Object.entries(otherHeaders(request)).filter(([name]) => headers[name] === undefined)
  const own = tokens ? accountHeaders(tokens) : anonymous && anonymousHeaders(anonymous)
  Object.assign(headers, Object.fromEntries(others), own)
  if (tokenCall.test(request.url.split('?', 1)[0] ?? '')) delete headers.authorization
  if (headers.authorization !== undefined) headers[storedDataHeader] = '1'
}

const signedInCalls = new WeakSet<FastifyRequest>()

/** Whether the call is made by the visitor whom the session cookie names. */
export const isSignedIn = (request: FastifyRequest): boolean => signedInCalls.has(request)

const callsOfPortals = new WeakSet<FastifyRequest>()

/** Whether a trusted portal makes the call for a visitor. Its address is that of all its visitors. */
export const isFromPortal = (request: FastifyRequest): boolean => callsOfPortals.has(request)

/** The visitor that a portal names. Whether anything is stored of them is not known, so it is taken for granted. */
function readHeader(value: string | string[] | undefined): AnonymousVisitor | undefined {
  const uid = uidSchema.safeParse(value).data
  return uid === undefined ? undefined : { uid, hasStoredData: true }
}

/**
 * The identity headers for calls that the server makes for a visitor. A visitor who is not signed in to the portal and has no
 * anonymous id gets one.
 */
export function identify(request: FastifyRequest, reply: FastifyReply, tokens?: SessionTokens): IdentityHeaders {
  const own = tokens ? accountHeaders(tokens) : anonymousHeaders(identifyAnonymous(request, reply))
  return { ...otherHeaders(request), ...own }
}
