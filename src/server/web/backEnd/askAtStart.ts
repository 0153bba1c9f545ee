import type { FastifyInstance } from 'fastify'
import { portalAddress } from '../../../../schemas/routes/portalAddress'
import type { Api } from '../../http/Api'
import type { ServiceOffers } from './offers/ServiceOffers'

/**
 * Asks a back end once when the server listens, and for the services of the only portal, so that its state stands in the log before the
 * first visitor comes.
 */
export function askAtStart(
  app: FastifyInstance,
  api: Api,
  fixedPortal: string | undefined,
  offers: ServiceOffers | undefined,
): void {
  app.addHook('onListen', async () => {
    // Without a fixed portal no name is known; that there is no such portal is an answer too.
    const path = portalAddress(fixedPortal ?? '_')
    try {
      const { status } = (await api(path)).response()
      if (fixedPortal && status === 404)
        app.log.warn({ portal: fixedPortal }, 'the back end has no portal of this name')
      if (fixedPortal && status === 200) void offers?.ask(fixedPortal)
    } catch {
      // The log has the cause.
    }
  })
}
