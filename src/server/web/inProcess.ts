import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheResult, SharedCache } from '../cache/SharedCache'
import { type Api, toResponse } from '../http/Api'
import { answerOfRequest, internalAddress, type SharedAnswer } from '../http/internalCalls'
import { hasStoredData } from '../identity/Visitor'

/** Number of URLs whose cache key is remembered. */
const maxUrls = 5000

/** Calls the API of this server without a socket. Cached answers need no request. */
export function inProcess(app: FastifyInstance, answers: SharedCache<SharedAnswer>): Api {
  const keys = new LRUCache<string, string>({ max: maxUrls })

  function findKept(path: string, headers: Headers): CacheResult<SharedAnswer> | undefined {
    const key = keys.get(addressOf(path, headers))
    const kept = key === undefined ? undefined : answers.peek(key)
    return kept && !(kept.dependencies.asksVisitor && hasStoredData(Object.fromEntries(headers))) ? kept : undefined
  }

  return async (path, { method = 'GET', headers: given, body } = {}) => {
    const headers = new Headers(given)
    const isRead = method.toUpperCase() === 'GET'
    const kept = isRead ? findKept(path, headers) : undefined
    if (kept) return { response: () => toResponse(kept.value), shared: kept }
    const answer = await app.inject({
      method: methodOf(method),
      url: path,
      headers: Object.fromEntries(headers),
      remoteAddress: internalAddress,
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    const shared = answerOfRequest(answer.raw.req)
    if (shared) keys.set(addressOf(path, headers), shared.key)
    const received = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const item of [value].flat()) received.append(name, String(item))
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    const content = isEmpty ? null : new Uint8Array(answer.rawPayload)
    return { response: () => new Response(content, { status: answer.statusCode, headers: received }), shared }
  }
}

const addressOf = (path: string, headers: Headers): string => `${headers.get('x-lgc-language') ?? ''} ${path}`

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function methodOf(name: string): (typeof methods)[number] {
  const found = methods.find((method) => method === name.toUpperCase())
  if (!found) throw new TypeError(`The API has no method ${name}.`)
  return found
}
