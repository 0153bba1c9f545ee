import { fetch } from 'undici'
import { z } from 'zod'
import type { Database } from '../../db/Tables'
import { readBounded } from '../../http/readBounded'
import type { JobKind } from '../../jobs/JobQueue'
import type { JobContext } from '../Area'
import { type FeedName, feedContracts } from './readRecords'

/** URLs of the configured feeds. */
export type FeedUrls = { readonly [N in FeedName]?: string | undefined }

declare module '../Area' {
  interface JobContext {
    /** Feeds that replace records of the towns. */
    feeds?: FeedUrls | undefined
  }
}

/** Creates the job that fetches every feed each hour. */
export const readFeedsJob = ({ db, feeds = {}, now }: JobContext): JobKind => ({
  payload: z.strictObject({}),
  everyMs: 3_600_000,
  async run() {
    await readFeeds(db, feeds, now())
  },
})

/** Size of a feed, in bytes. */
const maxBytes = 8 * 1024 * 1024
/** Stored records per feed. */
const maxRecords = 20_000
const timeoutMs = 20_000

const names: readonly FeedName[] = ['blood-collections', 'bike-racks']

/**
 * Fetches every feed and stores its valid records. A feed that fails keeps its last good copy and records the time of the failure.
 * Deletes the copies of feeds that are no longer configured. Throws the first failure after all feeds were fetched.
 */
export async function readFeeds(db: Database, urls: FeedUrls, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (const name of names) {
    const url = urls[name]
    if (url === undefined) {
      await db.deleteFrom('feed_copy').where('name', '=', name).execute()
      continue
    }
    try {
      const copy = { records: JSON.stringify(await readFeed(name, url)), read_at: now, failed_at: null }
      await db
        .insertInto('feed_copy')
        .values({ name, ...copy })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(copy))
        .execute()
    } catch (error) {
      failures.push(error)
      await db.updateTable('feed_copy').set({ failed_at: now }).where('name', '=', name).execute()
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Fetches the valid records of a feed, each uid once. Throws when the feed fails or no record of a non-empty list is valid. */
async function readFeed(name: FeedName, url: string): Promise<unknown[]> {
  const answer = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The feed ${name} answered ${answer.status}.`)
  }
  const list: unknown = JSON.parse(new TextDecoder().decode(await readBounded(answer.body, maxBytes)))
  if (!Array.isArray(list)) throw new Error(`The feed ${name} is not a list.`)
  const contract = feedContracts[name]
  const byUid = new Map<string, unknown>()
  for (const each of list) if (contract.validate(each) && byUid.size < maxRecords) byUid.set(each.uid, each)
  if (list.length > 0 && byUid.size === 0) throw new Error(`The feed ${name} has no valid record.`)
  return [...byUid.values()]
}
