import type { FastifyReply, FastifyRequest } from 'fastify'
import { Body } from '../../cache/Body'
import type { Dependencies } from '../../cache/Dependencies'
import type { CacheResult } from '../../cache/SharedCache'
import { ApiFailure, failureBody } from '../../http/ApiFailure'
import { acceptedEncoding } from '../../http/acceptedEncoding'
import { markCache } from '../../http/headers'
import { isInternal, keepAnswer, type SharedAnswer } from '../../http/internalCalls'
import { nobody } from '../../identity/Visitor'
import { toAnswer } from './Answer'
import type { Call, HandledOperationId, Handler } from './Handler'
import { recordReads } from './recordReads'
import type { Services } from './Services'

type SharedCall<Id extends HandledOperationId> = Pick<Call<Id>, 'params' | 'query' | 'body' | 'language' | 'service'>

type Reading<Id extends HandledOperationId> = {
  id: Id
  handle: Handler<Id>
  call: SharedCall<Id>
  services: Services
  /** Names of the operation's parameters. Only they are part of the cache key. */
  parameters: readonly string[]
}

/** Returns the cached answer to a read for all visitors without stored data, or makes it. */
export async function readShared<Id extends HandledOperationId>({
  id,
  handle,
  call,
  services,
  parameters,
}: Reading<Id>): Promise<CacheResult<SharedAnswer>> {
  const given: Readonly<Record<string, unknown>> = { ...call.query, ...call.params }
  const key = JSON.stringify([id, call.language, ...parameters.map((name) => given[name])])
  return await services.cache.answers.read(key, async (dependencies) => {
    const shared: Call<Id> = {
      ...call,
      network: undefined,
      device: undefined,
      dependencies,
      async visitor() {
        dependencies.asksVisitor = true
        return nobody
      },
      setCookie: refuseCookie,
      clearCookie: refuseCookie,
      commit: refuseCommit,
    }
    try {
      return toShared(await handle(shared, recordServices(services, dependencies)))
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error
      // Cached, because a visitor with stored data may still get a successful answer.
      if (dependencies.asksVisitor) return toFailed(error)
      if (error.status !== 404) throw error
      // Shared by the pages that show it, but not cached, because anybody can invent more names.
      dependencies.isKept = false
      return toFailed(error)
    }
  })
}

function refuseCookie(): never {
  throw new TypeError('Only calls that write may set a cookie.')
}

export async function refuseCommit(): Promise<never> {
  throw new TypeError('Only calls that write may commit.')
}

function toShared(result: unknown): SharedAnswer {
  const { status, headers, body } = toAnswer(result)
  return { status, headers, body: body === undefined ? undefined : new Body(JSON.stringify(body)) }
}

const toFailed = (failure: ApiFailure): SharedAnswer => ({
  status: failure.status,
  headers: { 'cache-control': 'no-store' },
  body: new Body(JSON.stringify(failureBody(failure))),
})

/** Wraps services so that `db` and `now` record the tables they read and the use of the time. */
export function recordServices(services: Services, dependencies: Dependencies): Services {
  return {
    ...services,
    db: recordReads(services, '*', dependencies),
    now() {
      const now = services.now()
      dependencies.untilNextMinute(now)
      return now
    },
  }
}

/** Sends a shared answer, or a 304 to a client that has it. Internal calls of page rendering get the cached object itself. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CacheResult<SharedAnswer>,
): Promise<FastifyReply> {
  const { value, storedAt, isOutdated } = answer
  const { status, headers, body } = value
  reply.code(status).header('cache-control', 'public, no-cache').headers(headers)
  markCache(reply, answer.isHit)
  if (isOutdated) reply.header('age', Math.max(0, Math.round((Date.now() - storedAt) / 1000)))
  if (isInternal(request)) keepAnswer(request.raw, answer)
  if (!body) return reply.send()
  const encoding = isInternal(request) ? 'identity' : body.encodingFor(acceptedEncoding(request))
  reply.header('vary', 'accept-encoding, x-lgc-language')
  if (status === 200) reply.header('etag', body.etag(encoding))
  if (status === 200 && body.matches(request.headers['if-none-match'])) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(await body.encoded(encoding))
}
