import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressible = /^(?:text\/|application\/|image\/svg)/

export type Asset = { type: string; etag: string; bytes: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }

/**
 * The files of a built folder, known once and kept in memory with their compressed forms: each is compressed once, as
 * small as it gets, however many visitors ask. Only what was there when the server started can be asked for.
 */
export class AssetFolder {
  readonly #paths = new Map<string, string>()
  readonly #assets = new Map<string, Promise<Asset>>()

  constructor(folder: string) {
    if (!existsSync(folder)) return
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(folder.length + 1).replaceAll('\\', '/')
      if (entry.isFile() && !name.startsWith('.')) this.#paths.set(name, path)
    }
  }

  get isEmpty(): boolean {
    return this.#paths.size === 0
  }

  /** The file of a name relative to the folder, such as `assets/portal-3f2a.js`. */
  async find(name: string): Promise<Asset | undefined> {
    const path = this.#paths.get(name)
    if (!path) return undefined
    const known = this.#assets.get(name)
    if (known) return await known
    const asset = load(path)
    this.#assets.set(name, asset)
    return await asset
  }
}

async function load(path: string): Promise<Asset> {
  const bytes = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  if (!compressible.test(type) || bytes.length < 1024) return { type, etag, bytes, br: undefined, gzip: undefined }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return { type, etag, bytes, br, gzip: gzipped }
}
