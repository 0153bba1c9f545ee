import { createHash } from 'node:crypto'
import type { Operations } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import { isUuid } from '../../db/isUuid'
import { notFound } from '../../http/ApiFailure'
import type { RegisterFileRoute } from '../Area'
import { isPhotoCode } from './photos'

declare module '../Area' {
  interface FileServices {
    /** Signs the permissions to see pictures that are not public. */
    secret: string
  }
}

/** Time that others may keep a picture, which the town may take back, in seconds. */
const maxAge = 600

/** Serves a picture that the town has released, or that the caller has the permission for; none in a portal without reports. */
export const registerPhoto: RegisterFileRoute = (app, { method, url, schema }, { db, secret }, config) => {
  app.route<{ Params: Operations['readDefectPhoto']['params']; Querystring: Operations['readDefectPhoto']['query'] }>({
    method,
    url,
    schema,
    config: { ...config, isQuiet: true },
    handler: async (request, reply) => {
      const { uid } = request.params
      const { size, code } = request.query
      const column = size === 'small' ? 'thumbnail' : 'picture'
      const row = isUuid(uid)
        ? await db
            .selectFrom('defect_photo')
            .innerJoin('portal', 'portal.name', 'defect_photo.portal')
            .select(['portal.record', 'is_public', `${column} as content`])
            .where('defect_photo.uid', '=', uid)
            .executeTakeFirst()
        : undefined
      const isPermitted = row?.is_public === true || (code !== undefined && isPhotoCode(secret, uid, code))
      if (!row || !isPermitted || !hasService(row.record, 'defects')) throw notFound(`There is no picture "${uid}".`)
      const etag = `"${createHash('sha256').update(row.content).digest('base64url').slice(0, 24)}"`
      reply.header('etag', etag)
      reply.header('cache-control', code === undefined ? `public, max-age=${maxAge}` : 'private, no-store')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/jpeg').send(Buffer.from(row.content, 'base64'))
    },
  })
}
