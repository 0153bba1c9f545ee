import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from '../http/cookies'
import { anonymousCookie, anonymousHeader, isAnonymousUid, newAnonymousUid } from './anonymousUid'

/** Headers of the API that say who is calling, by name. */
export type IdentityHeaders = { readonly [name: string]: string }

type HeaderSource = { header: string; read(cookies: FastifyRequest['cookies']): string | undefined }

/**
 * Where each identity header of the API comes from: a cookie that the page's scripts cannot read. Tokens of accounts
 * (`authorization`, `x-4411-token`) and the position (`x-lgc-lat`, `x-lgc-lon`) become further entries of this list.
 */
const sources: readonly HeaderSource[] = [
  {
    header: anonymousHeader,
    read: ({ [anonymousCookie.name]: uid }) => (isAnonymousUid(uid) ? uid : undefined),
  },
]

const headersOf = ({ cookies }: FastifyRequest): IdentityHeaders =>
  Object.fromEntries(
    sources.flatMap(({ header, read }) => {
      const value = read(cookies)
      return value === undefined ? [] : [[header, value]]
    }),
  )

/** Copies the identity from cookies to headers, unless the client sends a header itself. For calls of browsers. */
export function identifyCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    for (const [name, value] of Object.entries(headersOf(request))) request.headers[name] ??= value
  })
}

/** The identity headers for calls that the server makes for a visitor. A visitor without an anonymous id gets one. */
export function identify(request: FastifyRequest, reply: FastifyReply): IdentityHeaders {
  const known = headersOf(request)
  if (Object.hasOwn(known, anonymousHeader)) return known
  const uid = newAnonymousUid()
  setCookie(request, reply, anonymousCookie, uid)
  // Later calls for the same request have the same identity.
  request.cookies[anonymousCookie.name] = uid
  return { ...known, [anonymousHeader]: uid }
}
