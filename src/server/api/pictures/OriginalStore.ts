import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Natural } from './chooseSize'

/** An uploaded picture with a hash of its bytes. */
export type Original = { hash: string; natural: Natural; hasAlpha: boolean; read(): Promise<Buffer> }

type Known = { version: string; original: Promise<Original> }

/** The towns' original pictures by file id. Lists the folders once at start, so that no id from a request becomes a path. */
export class OriginalStore {
  readonly #paths = new Map<string, string>()
  /** Metadata of each picture, until its file changes. */
  readonly #known = new Map<string, Known>()

  /** `towns` is a folder with one folder per town, whose pictures are in `images/`. */
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
    const { mtimeMs, size } = await stat(path)
    const version = `${mtimeMs} ${size}`
    const known = this.#known.get(path)
    if (known?.version === version) return await known.original
    const original = readOriginal(path)
    this.#known.set(path, { version, original })
    original.catch(() => this.#known.delete(path))
    return await original
  }
}

async function readOriginal(path: string): Promise<Original> {
  const bytes = await readFile(path)
  const { autoOrient, format, hasAlpha } = await sharp(bytes).metadata()
  return {
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    natural: { width: autoOrient.width, height: autoOrient.height, isScalable: format === 'svg' },
    hasAlpha,
    read: () => readFile(path),
  }
}
