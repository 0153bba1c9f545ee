import type { FastifyInstance } from 'fastify'
import type { ApiFetch } from '../apiFetch'
import { redirectTarget } from '../cardOf'
import { handlePage } from './drawPage'
import type { PortalApp } from './PortalApp'
import { sendPlainPage } from './sendPlainPage'

export type PageOptions = {
  api: ApiFetch
  app: PortalApp | undefined
  now: () => Date
  /** The only portal there is, if so. */
  fixedPortal: string | undefined
}

/** Every address that nothing else answers is a page of the portal its first segment names. */
export function registerPages(server: FastifyInstance, options: PageOptions): void {
  server.get('/*', { config: { isPage: true } }, async (request, reply) => {
    const elsewhere = redirectTarget(request.url, options.fixedPortal)
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
    if (!options.app) {
      request.log.error('the portal is not built: run npm run build')
      return sendPlainPage(reply, 503)
    }
    return await handlePage(request, reply, options, options.app)
  })
}
