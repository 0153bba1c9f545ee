import type { Operations } from '../../../../schemas'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { acceptedEncoding } from '../../http/acceptedEncoding'
import type { RegisterFileRoute } from '../Area'
import type { TileService } from './TileService'

declare module '../Area' {
  interface FileServices {
    tiles: TileService
  }
}

const cacheControl = 'public, max-age=86400'

/** Serves the vector tiles of towns. */
export const registerTile: RegisterFileRoute = (app, { method, url, schema }, { tiles }, config) => {
  app.route<{ Params: Operations['readTile']['params'] }>({
    method,
    url,
    schema,
    config: { ...config, isQuiet: true },
    handler: async (request, reply) => {
      const { portalName, z, x, y } = request.params
      if (x >= 2 ** z || y >= 2 ** z)
        throw new ApiFailure(400, 'invalid-request', `Zoom level ${z} has no tile ${x}/${y}.`)
      const tile = await tiles.find(portalName, z, x, y)
      if (!tile) throw notFound(`The town "${portalName}" has no map of its own.`)
      reply.header('cache-control', cacheControl)
      if (tile === 'empty') return reply.code(204).send()
      const encoding = tile.encodingFor(acceptedEncoding(request))
      reply.header('etag', tile.etag(encoding)).header('vary', 'accept-encoding')
      if (tile.matches(request.headers['if-none-match'])) return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/vnd.mapbox-vector-tile').send(await tile.encoded(encoding))
    },
  })
}
