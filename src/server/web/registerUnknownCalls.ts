import type { FastifyInstance } from 'fastify'
import { apiPrefixes } from '../api/description/services'
import { notFound } from '../api/failure/ApiFailure'

const prefixes = [...apiPrefixes, 'health', 'openapi']

/** Addresses of the API that no call has are told so as JSON, whatever the method, and are no page of a portal. */
export function registerUnknownCalls(app: FastifyInstance): void {
  for (const prefix of prefixes) {
    app.all(`/${prefix}/*`, async ({ method, url }) => {
      throw notFound(`There is no call ${method} ${url.split('?', 1)[0]}.`)
    })
  }
}
