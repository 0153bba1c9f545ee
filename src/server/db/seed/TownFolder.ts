import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type Kind, validate } from '../../../../schemas'
import type { DataContract } from '../../../../schemas/engine'

/** A reason why a town cannot be loaded. `file` is relative to the folder of towns; `pointer` is a JSON Pointer. */
export type TownProblem = { file: string; pointer: string; reason: string }

/** What was mended in a file. `line` is 1-based. */
export type TownNote = { file: string; line: number; message: string }

const chunkBytes = 65_536

/** Reads the files of one town and collects their problems and what was mended. */
export class TownFolder {
  readonly card: string
  readonly #root: string
  readonly problems: TownProblem[] = []
  readonly notes: TownNote[] = []

  constructor(towns: string, card: string) {
    this.card = card
    this.#root = join(towns, card)
  }

  report(file: string, pointer: string, reason: string): void {
    this.problems.push({ file: `${this.card}/${file}`, pointer, reason })
  }

  note(file: string, line: number, message: string): void {
    this.notes.push({ file: `${this.card}/${file}`, line, message })
  }

  /** Whether the town has an optional file. */
  has(file: string): boolean {
    return existsSync(join(this.#root, file))
  }

  path(file: string): string {
    return join(this.#root, file)
  }

  /** Reads a file in chunks, as far as the caller iterates. */
  *chunks(file: string): Generator<Buffer> {
    const descriptor = openSync(join(this.#root, file), 'r')
    try {
      for (;;) {
        const chunk = Buffer.alloc(chunkBytes)
        const length = readSync(descriptor, chunk)
        if (length === 0) return
        yield chunk.subarray(0, length)
      }
    } finally {
      closeSync(descriptor)
    }
  }

  names(folder: string): string[] {
    const path = join(this.#root, folder)
    return existsSync(path) ? readdirSync(path).sort() : []
  }

  /** Reads one record. Reports an invalid record and returns undefined. */
  record<T>(file: string, kind: Kind, contract: DataContract<T>): T | undefined {
    const document = this.#parse(file)
    return document === undefined ? undefined : this.#check(file, '', kind, contract, document)
  }

  /** Reads a list of records. Reports and skips invalid records. */
  records<T>(file: string, kind: Kind, contract: DataContract<T>): T[] {
    const documents = this.#parse(file)
    if (documents === undefined) return []
    if (!Array.isArray(documents)) {
      this.report(file, '', 'Expected a list of records.')
      return []
    }
    return documents.flatMap((document: unknown, index) => {
      const record = this.#check(file, `/${index}`, kind, contract, document)
      return record === undefined ? [] : [record]
    })
  }

  #check<T>(file: string, base: string, kind: Kind, contract: DataContract<T>, document: unknown): T | undefined {
    // A block has the same id in every language, so `checkPages` checks ids per page and language instead.
    const issues = validate(document, { as: kind }).issues.filter(({ code }) => code !== 'duplicate-id')
    for (const { pointer, message } of issues) this.report(file, base + pointer, message)
    return issues.length === 0 && contract.validate(document) ? document : undefined
  }

  #parse(file: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.#root, file), 'utf8'))
    } catch (error) {
      const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      this.report(
        file,
        '',
        missing ? 'The file is missing.' : `Not JSON: ${error instanceof Error ? error.message : error}`,
      )
      return undefined
    }
  }
}
