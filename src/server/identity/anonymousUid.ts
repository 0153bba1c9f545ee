import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { anonymousCookie } from '../../../schemas/cookies/storedItems'
import { setCookie } from '../http/cookies'

/** Header of the API that holds the anonymous id. */
export const anonymousHeader = 'x-lgc-anonymous-uid'

/** Follows the id in the cookie once something of the visitor is stored. */
const storedMark = '+'

/** An anonymous id. Letters are made small, so that no visitor has two. */
export const uidSchema = z.uuid().toLowerCase()

export type AnonymousVisitor = {
  uid: string
  /** Whether something of the visitor is stored, such as a vote. */
  hasStoredData: boolean
}

/** Parses the value of the anonymous cookie; undefined when it is missing or was not signed by this site. */
export function readAnonymous(request: FastifyRequest): AnonymousVisitor | undefined {
  const signed = request.cookies[anonymousCookie.name]
  if (signed === undefined) return undefined
  const value = request.unsignCookie(signed).value ?? ''
  const hasStoredData = value.endsWith(storedMark)
  const uid = uidSchema.safeParse(hasStoredData ? value.slice(0, -1) : value).data
  return uid === undefined ? undefined : { uid, hasStoredData }
}

export function setAnonymous(request: FastifyRequest, reply: FastifyReply, visitor: AnonymousVisitor): void {
  setCookie(request, reply, anonymousCookie, visitor.hasStoredData ? `${visitor.uid}${storedMark}` : visitor.uid)
}

export const newAnonymous = (): AnonymousVisitor => ({ uid: randomUUID(), hasStoredData: false })
