import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredItem } from '../../../schemas/cookies/storedItems'

/** A cookie of this site. */
export type Cookie = Omit<StoredItem, 'level' | 'place' | 'isPerTown'>

/** Attributes of every cookie: sent to this site only, from its own pages or a link to it, and by https where there is. */
const attributes = ({ isReadable = false }: Cookie, { protocol }: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: protocol === 'https', httpOnly: !isReadable }) as const

export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie, value: string): void {
  const { name, maxAge, expires, isSigned = false } = cookie
  const age = maxAge === undefined ? {} : { maxAge }
  const end = expires === undefined ? {} : { expires: new Date(expires) }
  reply.setCookie(name, value, { ...attributes(cookie, request), ...age, ...end, signed: isSigned })
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(cookie.name, attributes(cookie, request))
}
