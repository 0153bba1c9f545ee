import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../../http/acceptedEncoding'

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
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Extensions of the compressed files that the build writes beside a file. */
const extensions = { br: '.br', gzip: '.gz' } as const

type Representation = { bytes: Buffer; etag: string }

/** A built file in memory, with the compressed forms from the build. */
export type Asset = { type: string; identity: Representation; br?: Representation; gzip?: Representation }

export async function loadAsset(path: string): Promise<Asset> {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const asset: Asset = { type, identity: await readRepresentation(path) }
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = path + extensions[encoding]
    if (existsSync(compressed)) asset[encoding] = await readRepresentation(compressed)
  }
  return asset
}

/** A strong entity tag names the bytes as sent, so each compressed form has its own. */
async function readRepresentation(path: string): Promise<Representation> {
  const bytes = await readFile(path)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

export const isCompressed = (path: string): boolean =>
  Object.values(extensions).some((extension) => path.endsWith(extension))

/** Sends a file in the smallest form the client accepts, or 304 to a client that has that form. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  cacheControl: string,
): FastifyReply {
  const accepted = acceptedEncoding(request)
  const encoding = asset[accepted] ? accepted : 'identity'
  const { bytes, etag } = asset[encoding] ?? asset.identity
  reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding')
  // Ignores `W/`, which a proxy may add: `if-none-match` compares weakly.
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(asset.type).send(bytes)
}
