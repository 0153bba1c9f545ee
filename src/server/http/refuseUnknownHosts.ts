import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './ApiFailure'
import { isInternal } from './limits'

/** A name or an address in brackets, with or without a port. Anything else in a `host` header is refused. */
const hostPattern = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/

/** Answers requests for another host than that of `publicOrigin` with 421, except health checks and what errors show. */
export function refuseUnknownHosts(app: FastifyInstance, publicOrigin: string): void {
  const known = new URL(publicOrigin)
  const isKnown = (host: string) =>
    hostPattern.test(host) &&
    URL.canParse(`${known.protocol}//${host}`) &&
    new URL(`${known.protocol}//${host}`).host === known.host
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isForAnyHost || isInternal(request) || isKnown(request.host)) return
    throw new ApiFailure(421, 'invalid-request', 'This server does not serve that host.')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers whatever host is requested: a balancer asks by address. */
    isForAnyHost?: boolean
  }
}
