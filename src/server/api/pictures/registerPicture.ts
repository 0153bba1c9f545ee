import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { Operations } from '../../../../schemas'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import type { RouteDescription } from '../../openapi/openapi'
import type { PictureOperationId } from '../Handler'
import type { PictureService } from './PictureService'

/** Whether an operation crops the picture to the box. */
const cropsByOperation: Readonly<Record<PictureOperationId, boolean>> = { resizeImage: false, cropImage: true }

export const isPictureOperation = (id: string): id is PictureOperationId => Object.hasOwn(cropsByOperation, id)

/** A picture at a given size never changes. */
const immutable = 'public, max-age=31536000, immutable'

export function registerPicture(
  app: FastifyInstance,
  id: PictureOperationId,
  { method, url, schema }: RouteDescription,
  pictures: PictureService,
  config: RouteShorthandOptions['config'] = {},
): void {
  app.route<{ Params: Operations[PictureOperationId]['params'] }>({
    method,
    url,
    schema,
    config,
    handler: async ({ params: { file, width, height }, headers }, reply) => {
      const picture = await pictures.find(file, { width, height, crop: cropsByOperation[id] }, headers.accept)
      if (picture === 'missing') throw notFound(`No picture is called "${file}".`)
      if (picture === 'busy') throw new ApiFailure(503, 'unavailable', 'Too many pictures are being drawn; try again.')
      const etag = `"${picture.etag}"`
      reply.header('cache-control', immutable).header('etag', etag).header('vary', 'accept')
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(`image/${picture.format}`).send(picture.bytes)
    },
  })
}
