import type { FastifyInstance } from 'fastify'
import { quiet } from '../http/logging'
import { plainStyle, sendPlainPage } from '../http/plainPage'
import type { FindTown } from './findTown'

/** Redirects `/` to the visitor's town. Serves files that browsers request by default. */
export function registerStart(app: FastifyInstance, findTown: FindTown): void {
  app.get('/', { config: { isPage: true } }, async (request, reply) => {
    const name = await findTown(request)
    if (!name) return sendPlainPage(reply, 404)
    return reply.header('cache-control', 'no-store').redirect(`/${name}`, 302)
  })
  // No rate limit, because the page about exceeded limits uses it too.
  app.get('/plain.css', { config: { ...quiet, isForAnyHost: true, rateLimit: false } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(plainStyle),
  )
  // Portals link their own icon; this answers browsers that request the default one.
  app.get('/favicon.ico', { config: quiet }, async (_, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  )
}
