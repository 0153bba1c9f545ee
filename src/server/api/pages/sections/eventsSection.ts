import type { Block } from '../../../../../schemas'
import { cellsOf } from '../../blocks/cellsOf'
import { eventCell } from '../../blocks/eventCell'
import { linkButton } from '../../blocks/goTo'
import { findEvents } from '../../lists/findEvents'
import type { Scope } from '../../scope/Scope'
import { textsOf } from '../../texts/textsOf'
import type { SectionPlace } from './SectionPlace'
import { titledGroup } from './titledGroup'

const usual = 4

/** The next events; the home never shows past ones. */
export async function eventsSection(scope: Scope, place: SectionPlace): Promise<Block[]> {
  const texts = textsOf(scope.locale)
  const { rows } = await findEvents(scope, { offset: 0, limit: place.section.count ?? usual })
  const coming = rows.filter(({ ends_at }) => ends_at > scope.now)
  const blocks: Block[] =
    coming.length === 0
      ? [{ type: 'empty-state', id: `${place.id}-empty`, data: { title: texts.noEvents, text: texts.comeBack } }]
      : [
          cellsOf(
            `${place.id}-cells`,
            coming.map((row) => eventCell(row, scope)),
          ),
          linkButton(`${place.id}-all`, texts.allEvents, '/evenements'),
        ]
  return [titledGroup(scope, place, texts.events, blocks)]
}
