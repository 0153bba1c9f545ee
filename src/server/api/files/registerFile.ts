import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Operations } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { RouteDescription } from '../../openapi/openapi'

/** Serves the GPX tracks of walks as attachments, because some browsers would display their XML. */
export function registerFile(app: FastifyInstance, { method, url, schema }: RouteDescription, db: Database): void {
  app.route<{ Params: Operations['readFile']['params'] }>({
    method,
    url,
    schema,
    handler: async ({ params: { gpxFile }, headers }, reply) => {
      const file = await db.selectFrom('gpx_file').select('content').where('name', '=', gpxFile).executeTakeFirst()
      if (!file) throw notFound(`No file is called "${gpxFile}".`)
      const bytes = Buffer.from(file.content, 'base64')
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', 'public, max-age=3600').header('etag', etag)
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply
        .type('application/gpx+xml')
        .header('content-disposition', `attachment; filename="${gpxFile}"`)
        .send(bytes)
    },
  })
}
