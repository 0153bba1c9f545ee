import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { Operations } from '../../../../schemas'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { networkOf } from '../../http/networkOf'
import type { RouteDescription } from '../../openapi/openapi'
import type { PictureOperationId } from '../call/Handler'
import type { PictureService } from './PictureService'

/** Whether an operation crops the picture to the box. */
const cropsByOperation: Readonly<Record<PictureOperationId, boolean>> = { resizeImage: false, cropImage: true }

export const isPictureOperation = (id: string): id is PictureOperationId => Object.hasOwn(cropsByOperation, id)

const immutable = 'public, max-age=31536000, immutable'

/** Logged status of a request whose client disconnected before the answer, as in nginx. */
const clientLeft = 499

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
    handler: async ({ params: { file, width, height }, headers, ip }, reply) => {
      const disconnection = new AbortController()
      reply.raw.once('close', () => disconnection.abort())
      const picture = await pictures.find({
        file,
        box: { width, height, crop: cropsByOperation[id] },
        accept: headers.accept,
        known: headers['if-none-match'],
        client: networkOf(ip),
        signal: disconnection.signal,
      })
      if (picture === 'missing') throw notFound(`No picture is called "${file}".`)
      if (picture === 'left') return reply.code(clientLeft).send()
      if (picture === 'busy') throw new ApiFailure(503, 'unavailable', 'Too many pictures are being resized.')
      reply.header('cache-control', immutable).header('etag', picture.etag).header('vary', 'accept')
      if (!('bytes' in picture)) return reply.code(304).send()
      return reply.type(`image/${picture.format}`).send(picture.bytes)
    },
  })
}
