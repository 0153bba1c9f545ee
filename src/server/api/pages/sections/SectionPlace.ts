import type { Operations } from '../../../../../schemas'
import type { Scope } from '../../scope/Scope'

/** Layout a page is drawn in. */
export type Env = Operations['readHome']['query']['env']

export type Section = Scope['home']['sections'][number]

/** What one section is drawn with; `id` is its own in the page and stays the same while the page is rearranged. */
export type SectionContext = { section: Section; id: string; env: Env }
