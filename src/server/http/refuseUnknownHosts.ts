import type { FastifyInstance } from 'fastify'
import { isInternal } from '../http/internalCalls'
import { ApiFailure } from './ApiFailure'

/** A host name, IPv4 address or IPv6 address in brackets, with an optional port. */
const hostPattern = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/

/** Answers requests for other hosts than that of `publicOrigin` with 421, except on routes with `isForAnyHost`. */
export function refuseUnknownHosts(app: FastifyInstance, publicOrigin: string): void {
  const known = new URL(publicOrigin)
  const isKnown = (host: string) =>
    hostPattern.test(host) &&
    URL.canParse(`${known.protocol}//${host}`) &&
    new URL(`${known.protocol}//${host}`).host === known.host
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isForAnyHost || isInternal(request) || isKnown(request.host)) return
    throw new ApiFailure(421, 'invalid-request', 'The server does not serve this host.')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers requests for any host, such as health checks by IP address. */
    isForAnyHost?: boolean
  }
}
