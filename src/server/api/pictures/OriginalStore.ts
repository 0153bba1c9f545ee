import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An uploaded picture with a hash of its bytes. */
export type Original = { bytes: Buffer; hash: string }

/** The towns' original pictures by file id, listed once at start. An id from a request never becomes a path. */
export class OriginalStore {
  readonly #paths = new Map<string, string>()

  /** `towns` holds one folder per town, each with its pictures in `images/`. */
  constructor(towns: string) {
    if (!existsSync(towns)) return
    for (const card of readdirSync(towns)) {
      const folder = join(towns, card, 'images')
      if (!existsSync(folder)) continue
      for (const name of readdirSync(folder)) this.#paths.set(name, join(folder, name))
    }
  }

  async find(file: string): Promise<Original | undefined> {
    const path = this.#paths.get(file)
    if (!path) return undefined
    const bytes = await readFile(path)
    return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) }
  }
}
