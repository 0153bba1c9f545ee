import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A least-recently-used cache of resized pictures on disk, up to `capacity` bytes. Its files may be deleted at any time, also by
 * another server that shares the folder.
 */
export class PictureCache {
  readonly #folder: string
  readonly #capacity: number
  /** Sizes in bytes by name, least recently used first. */
  readonly #sizes = new Map<string, number>()
  #total = 0

  constructor(folder: string, capacity: number) {
    this.#folder = folder
    this.#capacity = capacity
    mkdirSync(folder, { recursive: true })
    const found = readdirSync(folder).flatMap((name) => {
      // Another server may delete the file meanwhile.
      const file = statSync(join(folder, name), { throwIfNoEntry: false })
      return file ? [{ name, size: file.size, used: file.mtimeMs }] : []
    })
    for (const { name, size } of found.sort((one, other) => one.used - other.used)) this.#touch(name, size)
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      const path = join(this.#folder, name)
      const bytes = await readFile(path)
      this.#touch(name, bytes.length)
      await utimes(path, new Date(), new Date())
      return bytes
    } catch {
      return undefined
    }
  }

  /**
   * Stores a picture; does nothing when the disk fails. Writes to a temporary name first, so that no reader sees an incomplete
   * file.
   */
  async write(name: string, bytes: Buffer): Promise<void> {
    const temporary = join(this.#folder, `${name}.${process.pid}.part`)
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, join(this.#folder, name))
    } catch {
      await rm(temporary, { force: true }).catch(() => {})
      return
    }
    this.#touch(name, bytes.length)
    while (this.#total > this.#capacity) await this.#dropOldest()
  }

  #touch(name: string, size: number): void {
    this.#total += size - (this.#sizes.get(name) ?? 0)
    this.#sizes.delete(name)
    this.#sizes.set(name, size)
  }

  async #dropOldest(): Promise<void> {
    for (const [name, size] of this.#sizes) {
      this.#sizes.delete(name)
      this.#total -= size
      await rm(join(this.#folder, name), { force: true }).catch(() => {})
      return
    }
  }
}
