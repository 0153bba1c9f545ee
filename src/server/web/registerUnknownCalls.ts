import type { FastifyInstance } from 'fastify'
import { notFound } from '../api/failure/ApiFailure'

const prefixes = ['core-service', 'core-content-service', 'poll-service', 'resize', 'crop-resize', 'health', 'openapi']

/** Addresses of the API that no call has are told so as JSON, whatever the method, and are no page of a portal. */
export function registerUnknownCalls(app: FastifyInstance): void {
  for (const prefix of prefixes) {
    app.all(`/${prefix}/*`, async ({ method, url }) => {
      throw notFound(`There is no call ${method} ${url.split('?', 1)[0]}.`)
    })
  }
}
