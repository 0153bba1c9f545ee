import { createHash } from 'node:crypto'
import { type Box, chooseSize } from './chooseSize'
import { DrawingQueue, type Requester } from './DrawingQueue'
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

/** Maximum size of the cache on disk. */
const cacheBytes = 256 * 1024 * 1024

/**
 * A browser requests six pictures at once, or a hundred behind a proxy that speaks HTTP/2, so that several visitors of one
 * address fit. One that waits takes a few kilobytes. A connection without a byte is closed after 60 s.
 */
const limits = { maxConcurrent: 2, maxWaiting: 1000, maxWaitMs: 30_000 }

/** Resizes the towns' pictures, each to a given size only once. */
export class PictureService {
  readonly #originals: OriginalStore
  readonly #cache: PictureCache
  readonly #queue = new DrawingQueue<Buffer>(limits)

  constructor(originals: OriginalStore, cacheFolder: string) {
    this.#originals = originals
    this.#cache = new PictureCache(cacheFolder, cacheBytes)
  }

  /**
   * Returns `missing` for an unknown picture, `left` when the client left first, `busy` when too many requests wait, and only
   * the ETag of a picture that the client has.
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
        const drawn = await resizePicture({ bytes: await original.read(), natural, size, crop, format })
        await this.#cache.write(name, drawn)
        return drawn
      }))
    if (bytes) return { etag, format, bytes }
    return requester.signal.aborted ? 'left' : 'busy'
  }
}
