import type { FastifyInstance } from 'fastify'
import { isInternal } from '../http/internalCalls'
import type { Metrics } from './Metrics'

/** Counts every request from the network, without internal calls. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isInternal(request)) return
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    metrics.countRequest({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })
}
