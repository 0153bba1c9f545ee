import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A stored picture: its bytes and a mark that changes with them. */
export type Original = { bytes: Buffer; mark: string }

/** The towns' pictures by file id. Only what is on the shelf can be asked for: an id is never made into a path. */
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
    return { bytes, mark: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) }
  }
}
