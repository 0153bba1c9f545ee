import type { Block } from '../../../../schemas'
import type { SelectBatch } from '../../db/SelectBatch'
import type { Scope } from '../call/Scope'
import type { LiveBlock, RenderLive } from './liveBlock'
import { mapBlocks } from './mapBlocks'

/** What renders the records that blocks refer to, by uid, for each kind of live blocks. */
export type LiveRecords = ReadonlyMap<LiveBlock, ReadonlyMap<string, RenderLive>>

/**
 * Adds the selects of the records that blocks refer to, at any depth, to a batch. Returns a function that returns the records after
 * the batch ran.
 */
export async function selectLive(
  kinds: readonly LiveBlock[],
  scope: Scope,
  blocks: readonly Block[],
  batch: SelectBatch,
): Promise<() => LiveRecords> {
  const reads = new Map<LiveBlock, () => ReadonlyMap<string, RenderLive>>()
  for (const kind of kinds) {
    const uids = uidsIn(blocks, kind)
    if (uids.length > 0) reads.set(kind, await kind.select(scope, uids, batch))
  }
  return () => new Map([...reads].map(([kind, read]) => [kind, read()]))
}

/** The uids of records that blocks of a kind refer to, each once. */
function uidsIn(blocks: readonly Block[], { uidOf }: LiveBlock): string[] {
  const uids = new Set<string>()
  mapBlocks(blocks, (block) => {
    const uid = uidOf(block)
    if (uid) uids.add(uid)
    return undefined
  })
  return [...uids]
}

/**
 * Updates stored blocks with current data, such as poll results, departures, opening state and pickups. A block without a record
 * stays unchanged.
 */
export const liveBlocks = (scope: Scope, blocks: readonly Block[], records: LiveRecords): Block[] =>
  mapBlocks(blocks, (block) => {
    for (const [kind, rows] of records) {
      const render = rows.get(kind.uidOf(block) ?? '')
      if (render) return [render(scope, block)]
    }
    return undefined
  })
