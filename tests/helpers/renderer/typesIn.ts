import { type BlockType, blockTypes } from '../../../schemas/index'

/** The block types within a document: those of its blocks, their children and what its actions bring. */
export function typesIn(document: unknown): BlockType[] {
  const found = new Set<unknown>()
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'type') found.add(value)
    return value
  })
  return blockTypes.filter((type) => found.has(type))
}
