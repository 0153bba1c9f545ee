import { fetch } from 'undici'
import type { Database } from '../../db/Tables'
import { readBounded } from '../../http/readBounded'
import { type FeedName, feedContracts } from './readRecords'

/** Addresses of the feeds that are set. */
export type FeedUrls = { readonly [N in FeedName]?: string | undefined }

/** Maximum size of a feed in bytes, and how many of its records are kept. */
const maxBytes = 8 * 1024 * 1024
const maxRecords = 20_000
/** How long a feed may take, in ms. */
const timeoutMs = 20_000

const names: readonly FeedName[] = ['blood-collections', 'bike-racks']

/**
 * Reads every feed and stores its valid records. A feed that fails keeps its last good copy, which then says since when it
 * fails. The copy of a feed that is no longer set is deleted. Throws the first failure once all feeds were read.
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

/** The valid records of a feed, each uid once. Throws when it does not answer, or with a list without a valid record. */
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
