import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isObject } from '../../../schemas/engine'
import { notFound } from '../http/ApiFailure'
import { quiet } from '../http/logging'

const entry = 'src/portal/entry-client.tsx'

/** The pages that work offline, with everything they may load: those of walks and of loyalty cards. */
const pages = {
  walks: ['src/portal/routes/offlinePage.tsx', 'src/portal/routes/whereAmIPage.tsx'],
  cards: ['src/portal/routes/fidelity/cardPages.tsx'],
} as const

/** Files that every page loads after its start, without their own lazy imports. */
const parts = [
  'src/portal/api/createClient.ts',
  'src/portal/actions/createPortalExecutor.ts',
  'src/portal/loadIdleCode.ts',
]

/** The texts that the blocks of a page load. */
const texts = {
  walks: ['fr', 'de', 'en', 'nl'].flatMap((language) =>
    ['maps', 'walks'].map((group) => `renderer/i18n/${group}/${language}.json?messages`),
  ),
  cards: [],
} as const

/**
 * Serves the service worker of visitors who saved a walk for offline use or keep loyalty cards. The lists of files precede
 * its code, so that every release has a different service worker.
 */
export function registerServiceWorker(app: FastifyInstance, folder: string): void {
  const script = readScript(folder)
  app.get('/sw.js', { config: quiet }, async (_, reply) => {
    if (script === undefined) throw notFound('The service worker is not built.')
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })
}

function readScript(folder: string): string | undefined {
  const [worker, manifest] = [join(folder, 'worker/sw.js'), join(folder, 'client/.vite/manifest.json')]
  if (!existsSync(worker) || !existsSync(manifest)) return undefined
  const code = readFileSync(worker, 'utf8')
  const built: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  const files = { walks: filesOfPages(built, 'walks'), cards: filesOfPages(built, 'cards') }
  const version = createHash('sha256').update(code).update(JSON.stringify(files)).digest('base64url').slice(0, 16)
  return `self.shell=${JSON.stringify({ version, files })};\n${code}`
}

/** Returns the built files of the pages with their static and dynamic imports, without files of other pages. */
function filesOfPages(manifest: unknown, kind: keyof typeof pages): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string, isWhole: boolean): void => {
    const chunk: unknown = isObject(manifest) ? manifest[name] : undefined
    if (!isObject(chunk) || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...listOf(chunk.css), ...listOf(chunk.assets)])
      if (typeof file === 'string') files.add(`/${file}`)
    for (const imported of listOf(chunk.imports)) if (typeof imported === 'string') visit(imported, isWhole)
    if (!isWhole || name === entry) return
    for (const imported of listOf(chunk.dynamicImports)) if (typeof imported === 'string') visit(imported, true)
  }
  for (const name of [entry, ...parts, ...texts[kind]]) visit(name, false)
  for (const name of pages[kind]) visit(name, true)
  return [...files]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
