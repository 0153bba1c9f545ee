import { sql } from 'kysely'
import type { Database } from '../../db/Tables'

declare module '../call/Services' {
  interface Services {
    visits: Pick<VisitCounter, 'count'>
  }
}

/** Time between writes, in ms. */
const writeIntervalMs = 10_000

type Visit = { portal: string; day: string; path: string }

type Options = { db: Database; onError(error: unknown): void; writeIntervalMs?: number }

/**
 * Counts visits in memory and writes them in batches, because one write per page is too expensive. A crash loses the counts since
 * the last write.
 */
export class VisitCounter {
  readonly #options: Options
  readonly #counts = new Map<string, Visit & { count: number }>()
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  count(visit: Visit, count = 1): void {
    const key = JSON.stringify([visit.portal, visit.day, visit.path])
    this.#counts.set(key, { ...visit, count: (this.#counts.get(key)?.count ?? 0) + count })
    this.#timer ??= setTimeout(() => void this.write(), this.#options.writeIntervalMs ?? writeIntervalMs).unref()
  }

  /** Writes the counts. After a failure it keeps them for the next write. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rows = [...this.#counts.values()]
    this.#counts.clear()
    if (rows.length === 0) return
    try {
      await this.#options.db
        .insertInto('visit_count')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['portal', 'day', 'path'])
            .doUpdateSet({ count: sql<number>`visit_count.count + excluded.count` }),
        )
        .execute()
    } catch (error) {
      this.#options.onError(error)
      for (const { count, ...visit } of rows) this.count(visit, count)
    }
  }
}

/** Retention of visit counts, in ms: two years and a month, for comparisons. */
const retentionMs = 761 * 24 * 3_600_000

export async function deleteOldVisits(db: Database, now: Date): Promise<void> {
  const day = new Date(now.getTime() - retentionMs).toISOString().slice(0, 10)
  await db.deleteFrom('visit_count').where('day', '<', day).execute()
}
