import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { anonymousCookie } from '../../../schemas/cookies/storedItems'
import { clearAllCookies, clearCookie, cookieOf, setCookie } from '../http/cookies'
import { clearStrayTokens, readTokens } from './sessionTokens'

/** Header with the anonymous id. */
export const anonymousHeader = 'x-lgc-anonymous-uid'

/** Suffix of the cookie's value when data of the visitor is stored. */
const storedMark = '+'

/** An anonymous id, in lower case so that one visitor has one id. */
export const uidSchema = z.uuid().toLowerCase()

export type AnonymousVisitor = {
  uid: string
  /** Whether data of the visitor is stored, such as a vote. */
  hasStoredData: boolean
}

/** Parses the anonymous cookie; undefined when it is missing or this site did not sign it. */
function readCookie(request: FastifyRequest): AnonymousVisitor | undefined {
  const signed = cookieOf(request, anonymousCookie)
  if (signed === undefined) return undefined
  const value = request.unsignCookie(signed).value ?? ''
  const hasStoredData = value.endsWith(storedMark)
  const uid = uidSchema.safeParse(hasStoredData ? value.slice(0, -1) : value).data
  return uid === undefined ? undefined : { uid, hasStoredData }
}

/** Visitors whose id is new with this request. */
const newVisitors = new WeakMap<FastifyRequest, AnonymousVisitor>()

/** Returns the anonymous visitor of a request; undefined without an id. */
export const readAnonymous = (request: FastifyRequest): AnonymousVisitor | undefined =>
  newVisitors.get(request) ?? readCookie(request)

/**
 * Identifies a visitor whom no session identifies here, by the last two steps of the start-up order: the anonymous id, without a
 * stray token; else all cookies that the request sent are removed, and a new anonymous session begins. A pair of tokens of
 * another portal is a session, so its visitor gets an anonymous id beside it and keeps all cookies.
 */
export function identifyAnonymous(request: FastifyRequest, reply: FastifyReply): AnonymousVisitor {
  const known = readAnonymous(request)
  if (known) {
    clearStrayTokens(request, reply)
    return known
  }
  return readTokens(request) ? beginAnonymous(request, reply) : forgetVisitor(request, reply)
}

/**
 * Identifies a visitor whose choice a cookie is about to keep, because the next page removes all cookies of a visitor without any
 * identity.
 */
export function startVisit(request: FastifyRequest, reply: FastifyReply): void {
  if (!readTokens(request)) identifyAnonymous(request, reply)
}

/** Removes all cookies and creates a new anonymous visitor. */
export function forgetVisitor(request: FastifyRequest, reply: FastifyReply): AnonymousVisitor {
  clearAllCookies(request, reply)
  return beginAnonymous(request, reply)
}

function beginAnonymous(request: FastifyRequest, reply: FastifyReply): AnonymousVisitor {
  const visitor = { uid: randomUUID(), hasStoredData: false }
  setAnonymous(request, reply, visitor)
  // Later calls for the same request have the same identity.
  newVisitors.set(request, visitor)
  return visitor
}

/** Removes the anonymous id of a visitor who has signed in. */
export function endAnonymous(request: FastifyRequest, reply: FastifyReply): void {
  if (newVisitors.delete(request) || cookieOf(request, anonymousCookie) !== undefined) {
    clearCookie(request, reply, anonymousCookie)
  }
}

/** Records in the cookie that data of the visitor is stored. */
export function markStored(request: FastifyRequest, reply: FastifyReply): void {
  const visitor = readAnonymous(request)
  if (visitor && !visitor.hasStoredData) setAnonymous(request, reply, { ...visitor, hasStoredData: true })
}

function setAnonymous(request: FastifyRequest, reply: FastifyReply, visitor: AnonymousVisitor): void {
  setCookie(request, reply, anonymousCookie, visitor.hasStoredData ? `${visitor.uid}${storedMark}` : visitor.uid)
}
