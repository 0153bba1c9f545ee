import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { notFound } from '../../http/ApiFailure'
import { assetHeaders } from '../../http/headers'
import { quiet } from '../../http/logging'
import { sendAsset } from './Asset'
import { AssetFolder } from './AssetFolder'

/** For file names with a hash of their content. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, no-cache'

/** Assets have no rate limit, because a page loads many. The build has compressed them. */
const assetOptions = {
  config: { ...quiet, rateLimit: false },
  compress: false,
  helmet: assetHeaders,
} satisfies RouteShorthandOptions
const pageOptions = { config: quiet, compress: false } as const

type AssetRoute = { Params: { '*': string } }

/** Serves the files of the portal's build folder under `/assets/`. */
export function registerAssets(app: FastifyInstance, folder: string): void {
  const files = new AssetFolder(folder)
  app.get<AssetRoute>('/assets/*', assetOptions, async (request, reply) => {
    const asset = await files.find(`assets/${request.params['*']}`)
    if (!asset) throw notFound('There is no such file.')
    return sendAsset(request, reply, asset, immutable)
  })
}

/** Serves the studio's build folder. Paths without a file extension serve `index.html`. */
export function registerStudio(app: FastifyInstance, folder: string): void {
  const files = new AssetFolder(folder)
  app.get<AssetRoute>('/studio/assets/*', assetOptions, async (request, reply) => {
    const asset = await files.find(`assets/${request.params['*']}`)
    if (!asset) throw notFound('There is no such file.')
    return sendAsset(request, reply, asset, immutable)
  })
  app.get('/studio', { config: quiet }, async (_, reply) => reply.redirect('/studio/', 301))
  app.get<AssetRoute>('/studio/*', pageOptions, async (request, reply) => {
    const name = request.params['*']
    const asset = (await files.find(name)) ?? (/\.\w+$/.test(name) ? undefined : await files.find('index.html'))
    if (!asset) throw notFound(files.isEmpty ? 'The studio is not built.' : 'There is no such file.')
    return sendAsset(request, reply, asset, revalidate)
  })
}
