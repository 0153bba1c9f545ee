import type { FastifyInstance } from 'fastify'
import type { Api } from '../../http/Api'

/** Asks a back end once when the server listens, so that its state stands in the log before the first visitor comes. */
export function askAtStart(app: FastifyInstance, api: Api, fixedPortal: string | undefined): void {
  app.addHook('onListen', async () => {
    // Without a fixed portal no name is known; that there is no such portal is an answer too.
    const path = `/core-service/api/v2/web/portal/${fixedPortal ?? '_'}`
    try {
      const { status } = (await api(path)).response()
      if (fixedPortal && status === 404)
        app.log.warn({ portal: fixedPortal }, 'the back end has no portal of this name')
    } catch {
      // The log has the cause.
    }
  })
}
