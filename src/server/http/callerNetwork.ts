import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInternal } from './limits'
import { networkOf } from './networkOf'

const networks = new AsyncLocalStorage<string>()

/** Lets the calls that a handler makes to this server know the network of the request that it handles. */
export function followNetworks(app: FastifyInstance): void {
  // Not before the body is read: its events belong to no request.
  app.addHook('preHandler', (request, _, done) => {
    if (isInternal(request)) done()
    else networks.run(networkOf(request.ip), done)
  })
}

/** The network of a caller, also of the visitor for whom this server makes the call; undefined for work without a request. */
export const callerNetwork = (request: FastifyRequest): string | undefined =>
  isInternal(request) ? networks.getStore() : networkOf(request.ip)
