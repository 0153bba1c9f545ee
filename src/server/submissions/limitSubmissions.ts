import { PassThrough } from 'node:stream'
import type { FastifyInstance, RequestPayload } from 'fastify'
import { isObject, own } from '../../../schemas/engine'
import { toFailure } from '../http/ApiFailure'
import { isInternal } from '../http/limits'
import { parseJson } from '../http/parseJson'
import type { SubmissionLimits } from './SubmissionLimits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route stores what a visitor submits. Calls that the server makes to itself are counted where they come from. Past the
     * limits, `page` answers with a page of its own and finds `isRefused` set; the others answer with an error.
     */
    submission?: 'vote' | 'form' | 'page'
  }
  interface FastifyRequest {
    /** The visitor has submitted too much. A body of more than `keptBytes` is empty then. */
    isRefused: boolean
  }
}

/** Bytes of a form that are read past the limits too, so that its page shows again what was typed. */
const keptBytes = 64 * 1024

/** Counts the requests of routes that store something, before their body is read. */
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

/** Stands for a body that is not read. It counts as having the length that the request names. */
const emptyBody = (receivedEncodedLength: number): RequestPayload =>
  Object.assign(new PassThrough().end(), { receivedEncodedLength })

/** The poll that a vote names. Bodies for a town's own back end are not parsed. */
function pollOf(body: unknown): string | undefined {
  const vote = Buffer.isBuffer(body) ? parseJson(body.toString()) : body
  const poll = isObject(vote) ? own(vote, 'pollUid') : undefined
  return typeof poll === 'string' ? poll : undefined
}
