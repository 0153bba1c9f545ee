import type { Block } from '../../../../schemas'
import type { SelectBatch } from '../../db/SelectBatch'
import type { Scope } from '../call/Scope'

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

/** A kind of stored blocks that show a record, whose current data the server fills in. It leaves blocks of other types alone. */
export type LiveBlock<Row> = Pick<Parts<Block['type'], Row>, 'select' | 'render'> & {
  uidOf(block: Block): string | undefined
}

export function liveBlock<Type extends Block['type'], Row>(parts: Parts<Type, Row>): LiveBlock<Row> {
  const types: ReadonlySet<string> = new Set(parts.types)
  const isLive = (block: Block): block is BlockOf<Type> => types.has(block.type)
  return {
    uidOf: (block) => (isLive(block) ? parts.uidOf(block) : undefined),
    select: parts.select,
    render: (scope, block, row) => (isLive(block) ? parts.render(scope, block, row) : block),
  }
}
