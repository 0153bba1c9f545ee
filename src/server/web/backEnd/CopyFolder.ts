import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../http/parseJson'

/** A good answer of a call. `key` tells languages apart. */
export type StoredCopy = { key: string; path: string; type: string; text: string }

const stored = z.object({ origin: z.string(), key: z.string(), path: z.string(), type: z.string(), text: z.string() })

/** How many copies stay, each of a portal in a language. The oldest go first. */
const maxCopies = 64

/** Least time between two writes of a copy, in ms. */
const rewriteMs = 60_000

type Options = { folder: string; origin: string; onError(error: unknown): void }

/** Copies of answers of a back end as files, so that they outlast the server. Files of another back end are passed over. */
export class CopyFolder {
  readonly #folder: string
  readonly #origin: string
  readonly #onError: (error: unknown) => void
  /** What was written last, by key, oldest first. Times are in ms of the clock of the process. */
  readonly #written = new Map<string, { text: string; at: number }>()
  #writing: Promise<void> = Promise.resolve()

  constructor({ folder, origin, onError }: Options) {
    this.#folder = folder
    this.#origin = origin
    this.#onError = onError
  }

  /** Reads the copies, oldest first, and removes what is no copy or too old. Without a readable folder there are none. */
  read(): StoredCopy[] {
    try {
      mkdirSync(this.#folder, { recursive: true })
      const paths = readdirSync(this.#folder).map((name) => join(this.#folder, name))
      const byAge = paths.map((path) => ({ path, at: statSync(path).mtimeMs })).sort((one, other) => one.at - other.at)
      const copies = byAge.slice(-maxCopies).flatMap(({ path }) => this.#readFile(path))
      for (const { path } of byAge.slice(0, -maxCopies)) rmSync(path, { force: true })
      for (const { key, text } of copies) this.#written.set(key, { text, at: Number.NEGATIVE_INFINITY })
      return copies
    } catch (error) {
      this.#onError(error)
      return []
    }
  }

  /** Writes a copy in the background, unless the same is there or its file was just written. */
  keep(copy: StoredCopy): void {
    const last = this.#written.get(copy.key)
    const at = performance.now()
    if (last && (last.text === copy.text || at - last.at < rewriteMs)) return
    this.#written.delete(copy.key)
    this.#written.set(copy.key, { text: copy.text, at })
    this.#writing = this.#writing.then(() => this.#write(copy)).catch(this.#onError)
  }

  /** Resolves once everything is written. */
  async close(): Promise<void> {
    await this.#writing
  }

  #readFile(path: string): StoredCopy[] {
    const { data } = stored.safeParse(parseJson(readFileSync(path, 'utf8')))
    if (!data) rmSync(path, { force: true })
    return data?.origin === this.#origin ? [data] : []
  }

  async #write(copy: StoredCopy): Promise<void> {
    const path = this.#fileOf(copy.key)
    // A server that stops while it writes leaves the last copy.
    await writeFile(`${path}.new`, JSON.stringify({ origin: this.#origin, ...copy }), { mode: 0o600 })
    await rename(`${path}.new`, path)
    const [oldest] = this.#written.keys()
    if (this.#written.size <= maxCopies || oldest === undefined) return
    this.#written.delete(oldest)
    await rm(this.#fileOf(oldest), { force: true })
  }

  readonly #fileOf = (key: string): string =>
    join(this.#folder, `${createHash('sha256').update(`${this.#origin} ${key}`).digest('hex')}.json`)
}
