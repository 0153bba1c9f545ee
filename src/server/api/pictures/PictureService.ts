import { createHash } from 'node:crypto'
import type { OriginalStore } from './OriginalStore'
import { PictureCache } from './PictureCache'
import { acceptedFormats, type Box, type Format, resizePicture } from './resizePicture'
import { Semaphore } from './Semaphore'

export type Picture = { bytes: Buffer; format: Format; etag: string }

/** Bytes of drawn pictures kept on disk. */
const cacheBytes = 256 * 1024 * 1024

/** Pictures drawn at once, and how many more may wait. */
const maxConcurrent = 2
const maxWaiting = 200

const separator = '.'

/** Draws the towns' pictures at any size, each size once. */
export class PictureService {
  readonly #shelf: OriginalStore
  readonly #cache: PictureCache
  readonly #slots = new Semaphore(maxConcurrent, maxWaiting)
  readonly #underWay = new Map<string, Promise<Picture | undefined>>()

  constructor(shelf: OriginalStore, cacheFolder: string) {
    this.#shelf = shelf
    this.#cache = new PictureCache(cacheFolder, cacheBytes)
  }

  /** `missing` when there is no such picture, `busy` when too many are waited for. */
  async find(file: string, box: Box, accept: string | undefined): Promise<Picture | 'missing' | 'busy'> {
    const original = await this.#shelf.find(file)
    if (!original) return 'missing'
    const formats = acceptedFormats(accept)
    const asked = `${original.mark} ${box.width}x${box.height} ${box.crop} ${formats.join()}`
    const etag = createHash('sha256').update(asked).digest('base64url').slice(0, 24)
    const known = await this.#fromCache(etag, formats)
    if (known) return known
    const underWay = this.#underWay.get(etag) ?? this.#draw(etag, original.bytes, box, formats)
    return (await underWay) ?? 'busy'
  }

  async #fromCache(etag: string, formats: readonly Format[]): Promise<Picture | undefined> {
    for (const format of formats) {
      const bytes = await this.#cache.read(`${etag}${separator}${format}`)
      if (bytes) return { bytes, format, etag }
    }
    return undefined
  }

  #draw(etag: string, original: Buffer, box: Box, formats: readonly Format[]): Promise<Picture | undefined> {
    const drawn = this.#slots.run(async () => {
      const [bytes, format] = await resizePicture(original, box, formats)
      await this.#cache.write(`${etag}${separator}${format}`, bytes)
      return { bytes, format, etag }
    })
    this.#underWay.set(etag, drawn)
    const forget = () => this.#underWay.delete(etag)
    drawn.then(forget, forget)
    return drawn
  }
}
