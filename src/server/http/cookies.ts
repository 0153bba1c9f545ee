import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie of this site. */
export type Cookie = {
  name: string
  /** Seconds until it expires; without it, it lives as long as the browser's session. */
  maxAge?: number
  /** Whether the page's scripts may read it. Cookies that say who a visitor is never are. */
  isReadable?: boolean
  /** Whether the value carries the site's signature. */
  isSigned?: boolean
}

/** Attributes of every cookie: sent to this site only, from its own pages or a link to it, and by https where there is. */
const attributes = ({ isReadable = false }: Cookie, { protocol }: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: protocol === 'https', httpOnly: !isReadable }) as const

export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie, value: string): void {
  const { name, maxAge, isSigned = false } = cookie
  const age = maxAge === undefined ? {} : { maxAge }
  reply.setCookie(name, value, { ...attributes(cookie, request), ...age, signed: isSigned })
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(cookie.name, attributes(cookie, request))
}
