import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Asset, compressAsset, loadAsset } from './Asset'

/**
 * The files of a built folder, known once and kept in memory. Each is compressed once, as small as it gets, however
 * many visitors ask; until that is done it is sent as it is. Only what was there when the server started can be asked
 * for.
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

  /** The file of a name relative to the folder, such as `assets/portal-3f2a.js`. */
  async find(name: string): Promise<Asset | undefined> {
    const path = this.#paths.get(name)
    if (!path) return undefined
    const known = this.#assets.get(name)
    if (known) return await known
    const asset = loadAsset(path)
    this.#assets.set(name, asset)
    // One after the other, so that visitors’ requests are not kept waiting for the threads that compress.
    this.#compressing = this.#compressing.then(async () => compressAsset(await asset)).catch(() => undefined)
    return await asset
  }

  /** Compresses every file before it is asked for. */
  async warm(): Promise<void> {
    for (const name of this.#paths.keys()) await this.find(name)
    await this.#compressing
  }
}
