import type { Database } from '../Tables'
import type { GtfsSource } from './GtfsSource'
import type { ImportSummary } from './ImportSummary'
import type { LoadTarget } from './LoadTarget'
import { type GtfsFile, type GtfsRow, readRows } from './readRows'

export type ImportProgress = (file: string, rows: number) => void

/** A running import, which every file is loaded with. */
export type Import = {
  db: Database
  target: LoadTarget
  source: GtfsSource
  summary: ImportSummary
  feed: number
  /** The first part of the uids of stops and trips. */
  prefix: string
  portal: string
  onProgress: ImportProgress
}

const progressRows = 100_000

/** Reads the rows of a file, and counts them. */
export async function* countedRows<Required extends string, Optional extends string>(
  { source, summary, onProgress }: Pick<Import, 'source' | 'summary' | 'onProgress'>,
  file: GtfsFile<Required, Optional>,
): AsyncGenerator<GtfsRow<Required | Optional>> {
  let rows = 0
  for await (const row of readRows(source, file)) {
    rows += 1
    if (rows % progressRows === 0) onProgress(file.name, rows)
    yield row
  }
  summary.count(file.name, rows)
  onProgress(file.name, rows)
}

/** Numbers the records of a feed, whose ids are long. */
export class Numbers {
  readonly #numbers = new Map<string, number>()

  /** Numbers a new id; undefined when it has a number. */
  add(id: string): number | undefined {
    if (this.#numbers.has(id)) return undefined
    const number = this.#numbers.size
    this.#numbers.set(id, number)
    return number
  }

  of(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  /** The number of an id, which gets one when it has none. */
  findOrAdd(id: string): number {
    return this.#numbers.get(id) ?? this.add(id) ?? 0
  }

  get size(): number {
    return this.#numbers.size
  }
}
