import type { Block } from '../../../../schemas'

/** Yields every block in a value at any depth, parents first: children, fallbacks, and the blocks of modals in actions. */
export function* blocksInside(value: unknown): Generator<Block> {
  if (typeof value !== 'object' || value === null) return
  if (isBlock(value)) yield value
  for (const child of Object.values(value)) yield* blocksInside(child)
}

/** Stored pages are valid, so every object with `type` and `data` is a block. */
const isBlock = (value: object): value is Block =>
  'type' in value && typeof value.type === 'string' && 'data' in value && typeof value.data === 'object'
