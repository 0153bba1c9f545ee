import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Asset, isCompressed, loadAsset } from './Asset'

/** The files of a build folder, listed once at start. Files are read on first request and stay in memory. */
export class AssetFolder {
  readonly #paths = new Map<string, string>()
  readonly #assets = new Map<string, Promise<Asset>>()

  constructor(folder: string) {
    if (!existsSync(folder)) return
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(folder.length + 1).replaceAll('\\', '/')
      if (entry.isFile() && !name.startsWith('.') && !isCompressed(name)) this.#paths.set(name, path)
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
    // Allows another attempt after a failed read.
    asset.catch(() => this.#assets.delete(name))
    return await asset
  }
}
