import { PassThrough } from 'node:stream'
import type { FastifyInstance, RequestPayload } from 'fastify'
import { isObject, own } from '../../../schemas/engine'
import { toFailure } from '../http/ApiFailure'
import { isInternal } from '../http/internalCalls'
import { parseJson } from '../http/parseJson'
import type { SubmissionLimits } from './SubmissionLimits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route stores submissions. Internal calls are counted at the request that makes them. Beyond the limits, a `page` route
     * runs with `isRefused` set and answers with its own page; the others answer with an error.
     */
    submission?: 'vote' | 'form' | 'page'
  }
  interface FastifyRequest {
    /** The visitor exceeded the limits. A body of more than `keptBytes` is then replaced by an empty one. */
    isRefused: boolean
  }
}

/** Size of a refused form that is still read, in bytes, so that its page can show the input again. */
const keptBytes = 64 * 1024

/** Counts the requests of `submission` routes before their body is read. */
export function limitSubmissions(app: FastifyInstance, limits: SubmissionLimits): void {
  app.decorateRequest('isRefused', false)
  app.addHook('preParsing', async (request, reply, payload) => {
    const { submission } = request.routeOptions.config
    if (!submission || isInternal(request)) return payload
    try {
      await limits.countCaller(request, reply)
      return payload
    } catch (error) {
      if (submission !== 'page' || toFailure(error).status !== 429) throw error
      request.isRefused = true
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
      return length <= keptBytes ? payload : emptyBody(length)
    }
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.submission !== 'vote' || isInternal(request)) return
    const poll = pollOf(request.body)
    if (poll !== undefined) await limits.countVote(request, reply, poll)
  })
}

/** Replaces a body that is not read. Reports the length in the request's header as received. */
const emptyBody = (receivedEncodedLength: number): RequestPayload =>
  Object.assign(new PassThrough().end(), { receivedEncodedLength })

/** Returns the poll of a vote. Bodies for a town's own back end are not parsed. */
function pollOf(body: unknown): string | undefined {
  const vote = Buffer.isBuffer(body) ? parseJson(body.toString()) : body
  const poll = isObject(vote) ? own(vote, 'pollUid') : undefined
  return typeof poll === 'string' ? poll : undefined
}
