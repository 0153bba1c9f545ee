import { createHash } from 'node:crypto'
import type { OriginalStore } from './OriginalStore'
import { PictureCache } from './PictureCache'
import { acceptedFormats, type Box, type Format, resizePicture } from './resizePicture'
import { Semaphore } from './Semaphore'

export type Picture = { bytes: Buffer; format: Format; etag: string }

/** Maximum size of the cache on disk. */
const cacheBytes = 256 * 1024 * 1024

/** How many pictures are resized at once, and how many more may wait. */
const maxConcurrent = 2
const maxWaiting = 200

const separator = '.'

/** Resizes the towns' pictures, each to a given size only once. */
export class PictureService {
  readonly #originals: OriginalStore
  readonly #cache: PictureCache
  readonly #semaphore = new Semaphore(maxConcurrent, maxWaiting)
  readonly #pending = new Map<string, Promise<Picture | undefined>>()

  constructor(originals: OriginalStore, cacheFolder: string) {
    this.#originals = originals
    this.#cache = new PictureCache(cacheFolder, cacheBytes)
  }

  /** Returns `missing` for an unknown picture, `busy` when too many requests wait already. */
  async find(file: string, box: Box, accept: string | undefined): Promise<Picture | 'missing' | 'busy'> {
    const original = await this.#originals.find(file)
    if (!original) return 'missing'
    const formats = acceptedFormats(accept)
    const variant = `${original.hash} ${box.width}x${box.height} ${box.crop} ${formats.join()}`
    const etag = createHash('sha256').update(variant).digest('base64url').slice(0, 24)
    const cached = await this.#fromCache(etag, formats)
    if (cached) return cached
    const pending = this.#pending.get(etag) ?? this.#resize(etag, original.bytes, box, formats)
    return (await pending) ?? 'busy'
  }

  async #fromCache(etag: string, formats: readonly Format[]): Promise<Picture | undefined> {
    for (const format of formats) {
      const bytes = await this.#cache.read(`${etag}${separator}${format}`)
      if (bytes) return { bytes, format, etag }
    }
    return undefined
  }

  #resize(etag: string, original: Buffer, box: Box, formats: readonly Format[]): Promise<Picture | undefined> {
    const resized = this.#semaphore.run(async () => {
      const [bytes, format] = await resizePicture(original, box, formats)
      await this.#cache.write(`${etag}${separator}${format}`, bytes)
      return { bytes, format, etag }
    })
    this.#pending.set(etag, resized)
    const remove = () => this.#pending.delete(etag)
    resized.then(remove, remove)
    return resized
  }
}
