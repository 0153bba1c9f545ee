import type { Block } from '../../../../../schemas'
import type { Scope } from '../../scope/Scope'
import { bannerSection } from './bannerSection'
import { eventsSection } from './eventsSection'
import { menuSection } from './menuSection'
import { placesSection } from './placesSection'
import { pollSection } from './pollSection'
import { publicationsSection } from './publicationsSection'
import type { Section, SectionContext } from './SectionPlace'
import { writtenSection } from './writtenSection'

type SectionBlocks = (scope: Scope, place: SectionContext) => Block[] | Promise<Block[]>

/** The blocks of each kind of section. */
export const sectionBlocks: Readonly<Record<Section['kind'], SectionBlocks>> = {
  banner: bannerSection,
  menu: menuSection,
  publications: publicationsSection,
  events: eventsSection,
  poll: pollSection,
  places: placesSection,
  blocks: writtenSection,
}
