import type { Block } from '../../../../../schemas'
import { localized } from '../../scope/localized'
import type { Scope } from '../../scope/Scope'
import type { SectionContext } from './SectionPlace'

/** The blocks of a section under its heading, or under the one given where it has none of its own. */
export function titledGroup(
  scope: Scope,
  { section, id }: SectionContext,
  heading: string,
  components: Block[],
): Block<'group'> {
  const text = section.translations ? localized(section.translations, scope) : undefined
  return { type: 'group', id, data: { title: text?.title ?? heading, components } }
}
