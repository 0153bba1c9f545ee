import type { Block } from '../../../../schemas'
import type { Scope } from '../call/Scope'

declare module '../call/Services' {
  interface Services {
    /** The finders of the blocks of records in all areas, by the first word of a block's id: `event` of `event-<uid>`. */
    blockFinders: Readonly<Record<string, BlockFinder>>
  }
}

/** Finds the block that shows a record; undefined when the town has no such record. */
export type BlockFinder = (scope: Scope, uid: string) => Promise<Block | undefined>
