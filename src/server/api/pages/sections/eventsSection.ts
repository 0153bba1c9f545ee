import type { Block } from '../../../../../schemas'
import { cellList } from '../../blocks/cellsOf'
import { eventCell } from '../../blocks/eventCell'
import { linkButton } from '../../blocks/goTo'
import { findEvents } from '../../lists/findEvents'
import type { Scope } from '../../scope/Scope'
import { textsOf } from '../../texts/textsOf'
import type { SectionContext } from './SectionPlace'
import { titledGroup } from './titledGroup'

const defaultEvents = 4

/** The next events; the home never shows past ones. */
export async function eventsSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const texts = textsOf(scope.locale)
  const { rows } = await findEvents(scope, { offset: 0, limit: place.section.count ?? defaultEvents })
  const coming = rows.filter(({ ends_at }) => ends_at > scope.now)
  const blocks: Block[] =
    coming.length === 0
      ? [{ type: 'empty-state', id: `${place.id}-empty`, data: { title: texts.noEvents, text: texts.comeBack } }]
      : [
          cellList(
            `${place.id}-cells`,
            coming.map((row) => eventCell(row, scope)),
          ),
          linkButton(`${place.id}-all`, texts.allEvents, '/evenements'),
        ]
  return [titledGroup(scope, place, texts.events, blocks)]
}
