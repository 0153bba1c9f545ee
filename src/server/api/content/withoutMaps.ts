import type { Block } from '../../../../schemas'
import { mapBlocks } from '../fragments/mapBlocks'

const mapTypes: ReadonlySet<string> = new Set<Block['type']>(['map', 'map-tile', 'map-cell'])

/** Replaces map blocks by their fallbacks, or removes them, for a client that renders no maps. */
export const withoutMaps = (blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, ({ type, fallback }) => {
    if (!mapTypes.has(type)) return undefined
    return fallback ? withoutMaps([fallback]) : []
  })
