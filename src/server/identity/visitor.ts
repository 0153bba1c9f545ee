import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Cookie of the visitor's anonymous id; scripts cannot read it. */
const anonymousCookie = 'beffroi_anonymous'
/** Cookie of the language the visitor chose. */
const localeCookie = 'i18n_redirected'

const year = 365 * 24 * 60 * 60
const uid = z.uuid()

function anonymousUidOf({ cookies }: FastifyRequest): string | undefined {
  return uid.safeParse(cookies[anonymousCookie]).data
}

/** The visitor's anonymous id. A visitor without one gets a cookie for ten years. */
export function ensureAnonymousUid(request: FastifyRequest, reply: FastifyReply): string {
  const known = anonymousUidOf(request)
  if (known) return known
  const fresh = randomUUID()
  setCookie(request, reply, anonymousCookie, fresh, 10 * year, true)
  return fresh
}

/** A language tag such as `fr` or `de-BE`. */
const languageTag = z.string().regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/)

export const chosenLocaleOf = ({ cookies }: FastifyRequest): string | undefined =>
  languageTag.safeParse(cookies[localeCookie]).data

export const rememberLocale = (request: FastifyRequest, reply: FastifyReply, locale: string): void =>
  setCookie(request, reply, localeCookie, locale, year, false)

function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
  httpOnly: boolean,
): void {
  reply.setCookie(name, value, { path: '/', sameSite: 'lax', secure: protocol === 'https', maxAge, httpOnly })
}

/** Copies the anonymous id from the cookie to `x-lgc-anonymous-uid`, unless the client sends that header itself. */
export function identifyCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const uid = anonymousUidOf(request)
    if (uid && request.headers['x-lgc-anonymous-uid'] === undefined) request.headers['x-lgc-anonymous-uid'] = uid
  })
}
