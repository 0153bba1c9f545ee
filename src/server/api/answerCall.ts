import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookie, setCookie } from '../http/cookies'
import { type Visitor, visitorOf } from '../identity/Visitor'
import { Answer } from './Answer'
import { type Caller, type HandledOperationId, type Handler, isChecked, type Services } from './Handler'

/** Runs the handler of a call and sends its answer. */
export async function answerCall<Id extends HandledOperationId>(
  id: Id,
  handle: Handler<Id>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { params, query, body } = request
  const parts = { params, query, body }
  if (!isChecked(id, parts)) throw new TypeError('A request reached its handler unchecked.')
  let visitor: Promise<Visitor> | undefined
  let hasCookies = false
  const caller: Caller = {
    language: languageOf(request),
    visitor() {
      visitor ??= visitorOf(request)
      return visitor
    },
    setCookie(cookie, value) {
      hasCookies = true
      setCookie(request, reply, cookie, value)
    },
    clearCookie(cookie) {
      hasCookies = true
      clearCookie(request, reply, cookie)
    },
  }
  const result = await handle({ ...parts, ...caller }, services)
  const answer = result instanceof Answer ? result : new Answer(200, result)
  reply
    .code(answer.status)
    .header('cache-control', cacheControl(request, visitor !== undefined || hasCookies))
    .header('vary', 'x-lgc-language')
    .headers(answer.headers)
  return answer.body === undefined ? reply.send() : reply.send(answer.body)
}

/** Answers to reading that depend on no visitor may be shared, once the server was asked whether they still hold. */
function cacheControl({ method }: FastifyRequest, isPersonal: boolean): string {
  if (isPersonal) return 'private, no-store'
  return method === 'GET' || method === 'HEAD' ? 'public, no-cache' : 'no-store'
}

function languageOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['x-lgc-language']
  return typeof value === 'string' ? value : undefined
}
