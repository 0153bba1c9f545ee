import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parkingCookie, positionCookie } from '../../../schemas/cookies/storedItems'
import { cookieOf } from '../http/cookies'
import { isInternal } from '../http/internalCalls'
import { type AnonymousVisitor, anonymousHeader, identifyAnonymous, readAnonymous, uidSchema } from './anonymousUid'
import { readTokens, type SessionTokens } from './sessionTokens'
import { parkingHeader, readParkingToken, storedDataHeader } from './Visitor'

/** Headers that identify the caller, by name. */
export type IdentityHeaders = { readonly [name: string]: string }

/** Whether a path is that of the call that never carries an access token. */
export const isTokenCall = (path: string): boolean => /\/v1\/oauth\/token(?:\?|$)/.test(path)

/** Header with the portal of the page that makes a call. A session of another portal does not count. */
const portalHeader = 'x-beffroi-portal'

/** Returns the headers of an anonymous visitor. */
const anonymousHeaders = ({ uid, hasStoredData }: AnonymousVisitor): IdentityHeaders => ({
  [anonymousHeader]: uid,
  ...(hasStoredData ? { [storedDataHeader]: '1' } : {}),
})

/** Returns the headers of a signed-in visitor, whose account counts as stored data. */
const accountHeaders = ({ access }: SessionTokens): IdentityHeaders => ({
  authorization: `Bearer ${access}`,
  [storedDataHeader]: '1',
})

const coordinates = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/

/** Returns the headers from other cookies: the position, until scripts send it themselves, and the parking token. */
export function otherHeaders(request: FastifyRequest): IdentityHeaders {
  const [, lat, lon] = coordinates.exec(decode(cookieOf(request, positionCookie) ?? '')) ?? []
  const token = readParkingToken(cookieOf(request, parkingCookie))
  return {
    ...(lat && lon ? { 'x-lgc-lat': lat, 'x-lgc-lon': lon } : {}),
    ...(token === undefined ? {} : { [parkingHeader]: token }),
  }
}

const decode = (text: string): string => text.replaceAll('%2C', ',')

/**
 * Sets the identity headers of calls from their cookies. Ignores the client's own identity headers, except access tokens, unless
 * the server `trustsCallers` because only portals reach it.
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

/** Replaces the identity headers of a call by those of the visitor. */
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
  if (isTokenCall(request.url)) delete headers.authorization
  if (headers.authorization !== undefined) headers[storedDataHeader] = '1'
}

const signedInCalls = new WeakSet<FastifyRequest>()

/** Whether the session cookie identified the caller. */
export const isSignedIn = (request: FastifyRequest): boolean => signedInCalls.has(request)

const callsOfPortals = new WeakSet<FastifyRequest>()

/** Whether a trusted portal makes the call for a visitor. Its visitors share its address. */
export const isFromPortal = (request: FastifyRequest): boolean => callsOfPortals.has(request)

/** Parses the visitor that a portal names. Assumes stored data, because the portal does not report it. */
function readHeader(value: string | string[] | undefined): AnonymousVisitor | undefined {
  const uid = uidSchema.safeParse(value).data
  return uid === undefined ? undefined : { uid, hasStoredData: true }
}

/** What a browser asks for when a visitor opens a page, or a script reads one. A client that does not say may ask for a page. */
const pageDestinations: readonly unknown[] = [undefined, 'document', 'iframe', 'frame', 'empty']

/**
 * Returns the identity headers for internal calls for a visitor. Starts an anonymous session for a visitor who has none and is not
 * signed in, unless the browser looks for a part of a page, such as an icon, at the address of a page: such requests run beside
 * those of pages, and start nothing.
 */
export function identify(request: FastifyRequest, reply: FastifyReply, tokens?: SessionTokens): IdentityHeaders {
  if (tokens) return { ...otherHeaders(request), ...accountHeaders(tokens) }
  const isPage = pageDestinations.includes(request.headers['sec-fetch-dest'])
  const anonymous = isPage ? identifyAnonymous(request, reply) : readAnonymous(request)
  // After the anonymous session has started, which may remove the cookies of the other headers.
  return { ...otherHeaders(request), ...(anonymous && anonymousHeaders(anonymous)) }
}
