import type { FastifyInstance } from 'fastify'
import { themeStyle } from '../../../schemas/colors/themeColors'
import type { Api } from '../http/Api'
import { notFound } from '../http/ApiFailure'
import { quiet } from '../http/logging'
import { findPortal, isPortal } from './findPortal'

/** Serves the colours of a town as a style sheet. Returning visitors use the cached one and see new colours a page later. */
export function registerTheme(app: FastifyInstance, api: Api): void {
  app.get<{ Params: { card: string } }>('/:card/theme.css', { config: quiet }, async (request, reply) => {
    const { portal } = await findPortal(api, request.params.card)
    if (!isPortal(portal)) throw notFound('There is no style sheet of that portal.')
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300, stale-while-revalidate=604800')
    return themeStyle(portal.colors)
  })
}
