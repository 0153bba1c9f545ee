import type { FastifyInstance } from 'fastify'
import { themeStyle } from '../../../schemas/colors/themeColors'
import type { Api } from '../http/Api'
import { quiet } from '../http/logging'
import { findPortal, requirePortal } from './findPortal'
import { visitorApi } from './visitorApi'

/** Serves the colours of a town as a style sheet. Returning visitors use the cached one and see new colours a page later. */
export function registerTheme(app: FastifyInstance, api: Api): void {
  app.get<{ Params: { card: string } }>('/:card/theme.css', { config: quiet }, async (request, reply) => {
    const { card } = request.params
    const found = await findPortal(visitorApi(request, reply, api, card), card)
    const { colors } = requirePortal(found)
    const isFor = found.shared ? 'public' : 'private'
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', `${isFor}, max-age=300, stale-while-revalidate=604800`)
    return themeStyle(colors)
  })
}
