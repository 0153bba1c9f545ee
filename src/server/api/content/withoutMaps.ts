import type { Block } from '../../../../schemas'

const mapTypes: ReadonlySet<string> = new Set<Block['type']>(['map', 'map-tile', 'map-cell'])

/** Replaces map blocks by their fallbacks, or removes them, for a client that renders no maps. */
export const withoutMaps = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (mapTypes.has(block.type)) return block.fallback ? withoutMaps([block.fallback]) : []
    switch (block.type) {
      case 'group':
        return [{ ...block, data: { ...block.data, components: withoutMaps(block.data.components) } }]
      case 'list':
        return [{ ...block, data: { ...block.data, components: withoutMaps(block.data.components) } }]
      case 'columns': {
        const columns = block.data.columns.map(({ components }) => ({ components: withoutMaps(components) }))
        return [{ ...block, data: { columns } }]
      }
      default:
        return [block]
    }
  })
