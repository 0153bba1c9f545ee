import type { FastifyInstance } from 'fastify'
import { openapi } from './openapi'
import { openapiPage } from './openapiPage'

/** Serves the API description as JSON and as a page. */
export function registerOpenapi(app: FastifyInstance): void {
  const json = JSON.stringify(openapi)
  const page = openapiPage()
  app.get('/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(json),
  )
  app.get('/openapi', { config: { isPage: true } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(page),
  )
}
