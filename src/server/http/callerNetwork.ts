import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInternal } from '../http/internalCalls'
import { networkOf } from './networkOf'

const networks = new AsyncLocalStorage<string>()

/** Makes the network of a request known to the internal calls that its handler makes. */
export function followNetworks(app: FastifyInstance): void {
  // Runs after the body is read, because the async context is lost in the body's events.
  app.addHook('preHandler', (request, _, done) => {
    if (isInternal(request)) done()
    else networks.run(networkOf(request.ip), done)
  })
}

/** Returns the network of a caller; for an internal call, that of the visitor. Undefined for work without a request. */
export const callerNetwork = (request: FastifyRequest): string | undefined =>
  isInternal(request) ? networks.getStore() : networkOf(request.ip)
