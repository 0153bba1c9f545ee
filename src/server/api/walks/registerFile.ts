import { createHash } from 'node:crypto'
import type { Operations } from '../../../../schemas'
import { notFound } from '../../http/ApiFailure'
import type { RegisterFileRoute } from '../Area'

/** Serves the GPX tracks of walks as attachments, because some browsers would display their XML. */
export const registerFile: RegisterFileRoute = (app, { method, url, schema }, { db }, config) => {
  app.route<{ Params: Operations['readFile']['params'] }>({
    method,
    url,
    schema,
    config,
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
