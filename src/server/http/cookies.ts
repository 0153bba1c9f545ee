import type { FastifyReply, FastifyRequest } from 'fastify'
import { type StoredItem, storedItems } from '../../../schemas/cookies/storedItems'

/** A cookie of this site. */
export type Cookie = Omit<StoredItem, 'level' | 'place' | 'isPerTown'>

/** Attributes of every cookie: `SameSite=Lax`, and `Secure` over https. */
const attributes = ({ isReadable = false }: Cookie, { protocol }: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: protocol === 'https', httpOnly: !isReadable }) as const

/** Returns the name of a cookie for the scheme of the request. */
const nameOf = ({ name, isHostOnly = false }: Cookie, { protocol }: FastifyRequest): string =>
  isHostOnly && protocol === 'https' ? `__Host-${name}` : name

/** Returns the unvalidated value of a cookie. */
export const cookieOf = (request: FastifyRequest, cookie: Cookie): string | undefined =>
  request.cookies[nameOf(cookie, request)]

export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie, value: string): void {
  const { maxAge, expires, isSigned = false } = cookie
  const age = maxAge === undefined ? {} : { maxAge }
  const end = expires === undefined ? {} : { expires: new Date(expires) }
  reply.setCookie(nameOf(cookie, request), value, { ...attributes(cookie, request), ...age, ...end, signed: isSigned })
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(nameOf(cookie, request), attributes(cookie, request))
}

/**
 * Removes every cookie of this site that the browser sent, except `kept`. The rest of the request reads none of them either, so that
 * its answer and the next page are alike.
 */
export function clearAllCookies(request: FastifyRequest, reply: FastifyReply, kept: readonly StoredItem[] = []): void {
  for (const item of Object.values<StoredItem>(storedItems)) {
    if (kept.includes(item)) continue
    const own = nameOf(item, request)
    for (const name of Object.keys(request.cookies)) {
      const isItem = name === own || (item.isPerTown && name.startsWith(`${item.name}_`))
      if (!isItem) continue
      reply.clearCookie(name, attributes(item, request))
      delete request.cookies[name]
    }
  }
}
