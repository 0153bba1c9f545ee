import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Who the visitor is while nobody is signed in. No script reads it. */
const anonymousCookie = 'beffroi_anonymous'
/** The language the visitor chose. */
const localeCookie = 'i18n_redirected'

const year = 365 * 24 * 60 * 60
const uid = z.uuid()

function anonymousUidOf({ cookies }: FastifyRequest): string | undefined {
  return uid.safeParse(cookies[anonymousCookie]).data
}

/** The visitor's uid; one who has none is given one, for ten years. */
export function ensureAnonymousUid(request: FastifyRequest, reply: FastifyReply): string {
  const known = anonymousUidOf(request)
  if (known) return known
  const fresh = randomUUID()
  setCookie(request, reply, anonymousCookie, fresh, 10 * year, true)
  return fresh
}

export const chosenLocaleOf = ({ cookies }: FastifyRequest): string | undefined => cookies[localeCookie]

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

/** Tells the API who calls, from the cookie of the browser. A client that says so itself is believed. */
export function identifyCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const uid = anonymousUidOf(request)
    if (uid && request.headers['x-lgc-anonymous-uid'] === undefined) request.headers['x-lgc-anonymous-uid'] = uid
  })
}
