import type { FastifyInstance } from 'fastify'
import { anonymousUidOf } from './cookies'

/** Tells the API who calls, from the cookie of the browser. A client that says so itself is believed. */
export function identifyCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const uid = anonymousUidOf(request)
    if (uid && request.headers['x-lgc-anonymous-uid'] === undefined) request.headers['x-lgc-anonymous-uid'] = uid
  })
}
