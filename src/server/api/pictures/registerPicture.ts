import type { Operations } from '../../../../schemas'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { networkOf } from '../../http/networkOf'
import type { RegisterFileRoute } from '../Area'
import type { PictureService } from './PictureService'

declare module '../Area' {
  interface FileServices {
    pictures: PictureService
  }
}

const immutable = 'public, max-age=31536000, immutable'

/** Logged status of a request whose client disconnected before the answer, as in nginx. */
const clientLeft = 499

/** Serves resized pictures, fitted into the requested box or cropped to it. */
export const registerPicture =
  (crop: boolean): RegisterFileRoute =>
  (app, { method, url, schema }, { pictures }, config) => {
    app.route<{ Params: Operations['resizeImage']['params'] }>({
      method,
      url,
      schema,
      config: { ...config, isQuiet: true },
      handler: async ({ params: { file, width, height }, headers, ip }, reply) => {
        const disconnection = new AbortController()
        reply.raw.once('close', () => disconnection.abort())
        const picture = await pictures.find({
          file,
          box: { width, height, crop },
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
