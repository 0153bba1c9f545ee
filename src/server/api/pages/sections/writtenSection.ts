import type { Block } from '../../../../../schemas'
import { localized } from '../../scope/localized'
import type { Scope } from '../../scope/Scope'
import { liveBlocks } from '../liveBlocks'
import type { SectionContext } from './SectionPlace'
import { titledGroup } from './titledGroup'

/** Blocks written by hand, under a heading when the section has one. A block without an id gets one. */
export async function writtenSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  if (!place.section.translations) return []
  const { title, components = [] } = localized(place.section.translations, scope)
  const live = await liveBlocks(scope, components)
  const blocks = live.map((block, index): Block => ({ ...block, id: block.id ?? `${place.id}-${index + 1}` }))
  return title ? [titledGroup(scope, place, title, blocks)] : blocks
}
