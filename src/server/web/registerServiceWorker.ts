import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/ApiFailure'
import { quiet } from '../http/logging'
import type { PortalApp } from './pages/PortalApp'

type OfflinePortal = Pick<PortalApp, 'offlineFiles' | 'assets'>

/**
 * Serves the service worker of visitors who stored something for use without a network. The files of its offline pages precede its
 * code, so that every release has a different service worker. `folder` is that of the built portal.
 */
export function registerServiceWorker(app: FastifyInstance, folder: string, portal: OfflinePortal | undefined): void {
  const script = portal && readScript(join(folder, 'worker/sw.js'), portal)
  app.get('/sw.js', { config: quiet }, async (_, reply) => {
    if (script === undefined) throw notFound('The service worker is not built.')
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })
}

function readScript(path: string, { offlineFiles, assets }: OfflinePortal): string | undefined {
  if (!existsSync(path)) return undefined
  const code = readFileSync(path, 'utf8')
  const files = offlineFiles(assets)
  const version = createHash('sha256').update(code).update(JSON.stringify(files)).digest('base64url').slice(0, 16)
  return `self.shell=${JSON.stringify({ version, files })};\n${code}`
}
