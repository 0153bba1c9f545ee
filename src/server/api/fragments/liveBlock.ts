import type { Block } from '../../../../schemas'
import type { SelectBatch } from '../../db/SelectBatch'
import type { Scope } from '../call/Scope'

declare module '../call/Services' {
  interface Services {
    /** The live blocks of all areas. */
    liveBlocks: readonly LiveBlock[]
  }
}

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

type Parts<Type extends Block['type'], Row> = {
  types: readonly Type[]
  /** Returns the uid of the record that a stored block refers to, if any. */
  uidOf(block: BlockOf<Type>): string | undefined
  /** Adds the select of records to a batch. Returns a function that returns them after the batch ran. */
  select(scope: Scope, uids: readonly string[], batch: SelectBatch): Promise<() => Iterable<Row>>
  /** Completes a stored block with its record. */
  render(scope: Scope, block: BlockOf<Type>, row: Row): Block
}

/** Completes a stored block with one record. */
export type RenderLive = (scope: Scope, block: Block) => Block

/** Stored blocks that show a record, whose current data the server fills in. It leaves blocks of other types alone. */
export type LiveBlock = {
  readonly types: ReadonlySet<string>
  uidOf(block: Block): string | undefined
  /** Adds the select of records to a batch. Returns a function that returns what renders each, by uid, after the batch ran. */
  select(scope: Scope, uids: readonly string[], batch: SelectBatch): Promise<() => ReadonlyMap<string, RenderLive>>
}

export function liveBlock<Type extends Block['type'], Row extends { uid: string }>(parts: Parts<Type, Row>): LiveBlock {
  const types: ReadonlySet<string> = new Set(parts.types)
  const isLive = (block: Block): block is BlockOf<Type> => types.has(block.type)
  const renderWith =
    (row: Row): RenderLive =>
    (scope, block) =>
      isLive(block) ? parts.render(scope, block, row) : block
  return {
    types,
    uidOf: (block) => (isLive(block) ? parts.uidOf(block) : undefined),
    async select(scope, uids, batch) {
      const read = await parts.select(scope, uids, batch)
      return () => new Map([...read()].map((row) => [row.uid, renderWith(row)]))
    },
  }
}
