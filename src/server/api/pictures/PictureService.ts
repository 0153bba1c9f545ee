import { createHash } from 'node:crypto'
import { type Box, chooseSize } from './chooseSize'
import { FairQueue, type Requester } from './FairQueue'
import type { OriginalStore } from './OriginalStore'
import { PictureCache } from './PictureCache'
import { chooseFormat, type Format, resizePicture } from './resizePicture'

export type Picture = { etag: string; format: Format; bytes: Buffer }

export type PictureRequest = Requester & {
  file: string
  box: Box
  accept: string | undefined
  /** ETags that the client has. */
  known: string | undefined
}

/** Size of the cache on disk. */
const cacheBytes = 256 * 1024 * 1024

/**
 * A browser requests six pictures at once, or a hundred over HTTP/2, so `maxWaiting` serves several visitors of one address. A
 * waiting job takes a few kilobytes. `maxWaitMs` is below the 60 s after which the server closes idle connections.
 */
const limits = { maxConcurrent: 2, maxWaiting: 1000, maxWaitMs: 30_000 }

/** Resizes the towns' pictures and caches the results. */
export class PictureService {
  readonly #originals: OriginalStore
  readonly #cache: PictureCache
  readonly #queue = new FairQueue<Buffer>(limits)

  constructor(originals: OriginalStore, cacheFolder: string) {
    this.#originals = originals
    this.#cache = new PictureCache(cacheFolder, cacheBytes)
  }

  /**
   * Returns `missing` for an unknown picture, `left` when the client disconnected, `busy` when too many requests wait, and only the
   * ETag when the client has the picture.
   */
  async find({
    file,
    box,
    accept,
    known,
    ...requester
  }: PictureRequest): Promise<Picture | { etag: string } | 'missing' | 'left' | 'busy'> {
    const original = await this.#originals.find(file)
    if (!original) return 'missing'
    const { hash, natural, hasAlpha } = original
    const { crop } = box
    const size = chooseSize(natural, box)
    const format = chooseFormat(accept, hasAlpha)
    const variant = `${hash} ${size.width}x${size.height} ${crop}`
    const name = `${createHash('sha256').update(variant).digest('base64url').slice(0, 24)}.${format}`
    const etag = `"${name}"`
    if (known?.includes(etag)) return { etag }
    const bytes =
      (await this.#cache.read(name)) ??
      (await this.#queue.run(name, requester, async () => {
        const resized = await resizePicture({ bytes: await original.read(), natural, size, crop, format })
        await this.#cache.write(name, resized)
        return resized
      }))
    if (bytes) return { etag, format, bytes }
    return requester.signal.aborted ? 'left' : 'busy'
  }
}
