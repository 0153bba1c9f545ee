import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type Kind, validate } from '../../../../schemas'
import type { DataContract } from '../../../../schemas/engine'

/** A reason why a town cannot be loaded. `file` is relative to the folder of towns, `pointer` is RFC 6901. */
export type TownProblem = { file: string; pointer: string; reason: string }

/** Bytes of a file that are read at once. */
const pieceBytes = 65_536

/** Reads the files of one town and collects their problems. */
export class TownFolder {
  readonly card: string
  readonly #root: string
  readonly problems: TownProblem[] = []

  constructor(towns: string, card: string) {
    this.card = card
    this.#root = join(towns, card)
  }

  report(file: string, pointer: string, reason: string): void {
    this.problems.push({ file: `${this.card}/${file}`, pointer, reason })
  }

  /** Whether the town has a file that it may lack. */
  has(file: string): boolean {
    return existsSync(join(this.#root, file))
  }

  /** Reads a file piece by piece, as far as the caller goes on. */
  *pieces(file: string): Generator<Buffer> {
    const descriptor = openSync(join(this.#root, file), 'r')
    try {
      for (;;) {
        const piece = Buffer.alloc(pieceBytes)
        const length = readSync(descriptor, piece)
        if (length === 0) return
        yield piece.subarray(0, length)
      }
    } finally {
      closeSync(descriptor)
    }
  }

  names(folder: string): string[] {
    const path = join(this.#root, folder)
    return existsSync(path) ? readdirSync(path).sort() : []
  }

  /** Reads one record. Reports it and returns undefined when it is invalid. */
  record<T>(file: string, kind: Kind, contract: DataContract<T>): T | undefined {
    const document = this.#parse(file)
    return document === undefined ? undefined : this.#check(file, '', kind, contract, document)
  }

  /** Reads a list of records, without the invalid ones, which are reported. */
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
    // A block has the same id in every language of a record, so `checkPages` checks ids page by page instead.
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
