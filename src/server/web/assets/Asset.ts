import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

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

/** A file in memory. Its compressed forms are set once they are ready, if compressing it is worthwhile. */
export type Asset = { type: string; etag: string; bytes: Buffer; br?: Buffer; gzip?: Buffer }

export async function loadAsset(path: string): Promise<Asset> {
  const bytes = await readFile(path)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { type: types[extname(path)] ?? 'application/octet-stream', etag, bytes }
}

export async function compressAsset(asset: Asset): Promise<void> {
  const { type, bytes } = asset
  if (!compressible.test(type) || bytes.length < 1024) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  asset.gzip = await promisify(gzip)(bytes, { level: 9 })
  asset.br = await promisify(brotliCompress)(bytes, { params })
}

/** Sends a file in the smallest form the client accepts. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  cacheControl: string,
): FastifyReply {
  const { type, etag, bytes } = asset
  reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const name of ['br', 'gzip'] as const) {
    const form = asset[name]
    if (form && new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)) {
      return reply.type(type).header('content-encoding', name).send(form)
    }
  }
  return reply.type(type).send(bytes)
}
