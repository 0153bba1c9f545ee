import type { Action, BlockData, BlockType } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'

/** Runs an action for a block. Never rejects. */
export type Run = (action: Action) => Promise<Outcome>

/** Props of a block's component. Its data is valid against the block's schema. */
export type BlockProps<T extends BlockType> = {
  data: BlockData[T]
  action?: Action | undefined
  id?: string | undefined
  run: Run
}
