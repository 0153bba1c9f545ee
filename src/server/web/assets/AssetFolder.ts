import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Asset, compressAsset, loadAsset } from './Asset'

/**
 * The files of a build folder, listed once at start and kept in memory. Each is compressed once at the highest level; until
 * that is done it is sent uncompressed.
 */
export class AssetFolder {
  readonly #paths = new Map<string, string>()
  readonly #assets = new Map<string, Promise<Asset>>()
  #compressing: Promise<void> = Promise.resolve()

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

  /** Finds a file by its path relative to the folder, such as `assets/portal-3f2a.js`. */
  async find(name: string): Promise<Asset | undefined> {
    const path = this.#paths.get(name)
    if (!path) return undefined
    const known = this.#assets.get(name)
    if (known) return await known
    const asset = loadAsset(path)
    this.#assets.set(name, asset)
    // One after the other, so that compressing does not occupy all worker threads.
    this.#compressing = this.#compressing.then(async () => compressAsset(await asset)).catch(() => undefined)
    return await asset
  }

  /** Compresses every file before it is requested. */
  async warm(): Promise<void> {
    for (const name of this.#paths.keys()) await this.find(name)
    await this.#compressing
  }
}
