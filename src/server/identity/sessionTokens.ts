import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refreshCookie, sessionCookie } from '../../../schemas/cookies/storedItems'
import { clearCookie, cookieOf, setCookie } from '../http/cookies'

/** The tokens of a signed-in visitor, which scripts never see. */
export type SessionTokens = {
  access: string
  refresh: string
  /** Card name of the tokens' portal. */
  portal: string
}

/** The session cookie: the portal's card name, a dot, and the access token. */
const sessionPattern = /^([A-Za-z0-9][A-Za-z0-9_-]{0,79})\.([\w~+/=.-]{1,500})$/
const refreshSchema = z.string().regex(/^[\w~+/=.-]{1,500}$/)

/** Reads the tokens from the cookies; undefined unless both are present and well formed. */
export function readTokens(request: FastifyRequest): SessionTokens | undefined {
  const [, portal, access] = sessionPattern.exec(cookieOf(request, sessionCookie) ?? '') ?? []
  const refresh = refreshSchema.safeParse(cookieOf(request, refreshCookie)).data
  return portal && access && refresh ? { portal, access, refresh } : undefined
}

/** Removes session cookies that are no pair of tokens. */
export function clearStrayTokens(request: FastifyRequest, reply: FastifyReply): void {
  if (readTokens(request)) return
  for (const cookie of [sessionCookie, refreshCookie])
    if (cookieOf(request, cookie) !== undefined) clearCookie(request, reply, cookie)
}

export function setTokens(request: FastifyRequest, reply: FastifyReply, tokens: SessionTokens): void {
  setCookie(request, reply, sessionCookie, `${tokens.portal}.${tokens.access}`)
  setCookie(request, reply, refreshCookie, tokens.refresh)
}

const tokenPair = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) })

/** Parses the tokens in an answer of the API; undefined for any other answer. */
export function parseTokens(answer: unknown, portal: string): SessionTokens | undefined {
  const pair = tokenPair.safeParse(answer).data
  return pair && { portal, access: pair.access_token, refresh: pair.refresh_token }
}
