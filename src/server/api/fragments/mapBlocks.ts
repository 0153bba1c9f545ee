import type { Block } from '../../../../schemas'

/**
 * Replaces blocks at any depth of groups, lists and columns. `replace` returns the blocks to put in the place of one, which are not
 * walked; undefined keeps the block and walks what it contains.
 */
export const mapBlocks = (blocks: readonly Block[], replace: (block: Block) => readonly Block[] | undefined): Block[] =>
  blocks.flatMap((block) => replace(block) ?? mapInside(block, replace))

function mapInside(block: Block, replace: (block: Block) => readonly Block[] | undefined): Block {
  switch (block.type) {
    case 'group':
      return { ...block, data: { ...block.data, components: mapBlocks(block.data.components, replace) } }
    case 'list':
      return { ...block, data: { ...block.data, components: mapBlocks(block.data.components, replace) } }
    case 'columns': {
      const columns = block.data.columns.map(({ components }) => ({ components: mapBlocks(components, replace) }))
      return { ...block, data: { columns } }
    }
    default:
      return block
  }
}
