import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { sendAsset } from './Asset'
import { AssetFolder } from './AssetFolder'

const config = { ...quiet, rateLimit: false } as const

/** For files whose name contains a hash of their content. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, no-cache'

export type AssetFolders = {
  /** Build of the portal; its files are served under `/assets/`. */
  client: string
  /** Build of the studio; all its addresses without a file extension serve its `index.html`. */
  studio: string
}

export function registerAssets(app: FastifyInstance, folders: AssetFolders): void {
  const client = new AssetFolder(folders.client)
  const studio = new AssetFolder(folders.studio)
  app.addHook('onListen', async () => void client.warm().then(() => studio.warm()))

  app.get<{ Params: { '*': string } }>('/assets/*', { config }, async (request, reply) => {
    const asset = await client.find(`assets/${request.params['*']}`)
    if (!asset) throw notFound('There is no such file.')
    return sendAsset(request, reply, asset, immutable)
  })
  app.get('/studio', { config }, async (_, reply) => reply.redirect('/studio/', 301))
  app.get<{ Params: { '*': string } }>('/studio/*', { config }, async (request, reply) => {
    const name = request.params['*']
    const asset = await studio.find(name)
    if (asset) return sendAsset(request, reply, asset, name.startsWith('assets/') ? immutable : revalidate)
    const page = /\.\w+$/.test(name) ? undefined : await studio.find('index.html')
    if (!page) throw notFound(studio.isEmpty ? 'The studio is not built.' : 'There is no such file.')
    return sendAsset(request, reply, page, revalidate)
  })
}
