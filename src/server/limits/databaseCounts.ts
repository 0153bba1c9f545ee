import { createHmac } from 'node:crypto'
import { findSecret } from '../db/findSecret'
import type { Database } from '../db/Tables'
import { deleteExpiredCounts } from './deleteExpiredCounts'
import { type WindowCounts, windowStart } from './WindowCounts'

const cleaningIntervalMs = 60_000

/** Counts in the database, shared by all its servers. Names of counters are stored as keyed hashes. */
export function databaseCounts(db: Database, now: () => Date): WindowCounts {
  let secret: Promise<string> | undefined
  let cleanedAt = Number.NEGATIVE_INFINITY

  async function hashes(names: readonly string[]): Promise<string[]> {
    secret ??= findSecret(db, 'rate-limit')
    const key = await secret.catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return names.map((name) => createHmac('sha256', key).update(name).digest('base64url').slice(0, 22))
  }

  async function dropExpired(): Promise<void> {
    const time = now().getTime()
    if (time - cleanedAt < cleaningIntervalMs) return
    cleanedAt = time
    await deleteExpiredCounts(db, now())
  }

  return {
    async add(counters) {
      await dropExpired()
      const keys = await hashes(counters.map(({ name }) => name))
      const rows = counters.map(({ windowMs }, index) => ({
        key: keys[index] ?? '',
        slot: new Date(windowStart(now(), windowMs)),
        count: 1,
      }))
      // Locks rows in a fixed order, so that statements cannot deadlock.
      const counted = await db
        .insertInto('rate_limit')
        .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflict((conflict) =>
          conflict.columns(['key', 'slot']).doUpdateSet(({ eb }) => ({ count: eb('rate_limit.count', '+', 1) })),
        )
        .returning(['key', 'count'])
        .execute()
      return keys.map((key) => counted.find((row) => row.key === key)?.count ?? 0)
    },
  }
}
