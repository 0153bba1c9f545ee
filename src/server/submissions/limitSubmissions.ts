import type { FastifyInstance } from 'fastify'
import { isObject, own } from '../../../schemas/engine'
import { isInternal } from '../http/limits'
import { parseJson } from '../http/parseJson'
import type { SubmissionLimits } from './SubmissionLimits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route stores what a visitor submits. Calls that the server makes to itself are counted where they come from. */
    submission?: 'vote' | 'form'
  }
}

/** Counts the requests of routes that store something, before their body is read. */
export function limitSubmissions(app: FastifyInstance, limits: SubmissionLimits): void {
  app.addHook('preParsing', async (request, reply) => {
    const { submission } = request.routeOptions.config
    if (submission && !isInternal(request)) await limits.countCaller(request, reply)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.submission !== 'vote' || isInternal(request)) return
    const poll = pollOf(request.body)
    if (poll !== undefined) await limits.countVote(request, reply, poll)
  })
}

/** The poll that a vote names. Bodies for a town's own back end are not parsed. */
function pollOf(body: unknown): string | undefined {
  const vote = Buffer.isBuffer(body) ? parseJson(body.toString()) : body
  const poll = isObject(vote) ? own(vote, 'pollUid') : undefined
  return typeof poll === 'string' ? poll : undefined
}
