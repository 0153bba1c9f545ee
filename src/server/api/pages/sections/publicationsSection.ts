import type { Block } from '../../../../../schemas'
import { cellList } from '../../blocks/cellsOf'
import { linkButton } from '../../blocks/goTo'
import { publicationCell } from '../../blocks/publicationCell'
import { findPublications } from '../../lists/findPublications'
import type { Scope } from '../../scope/Scope'
import { textsOf } from '../../texts/textsOf'
import type { SectionContext } from './SectionPlace'
import { titledGroup } from './titledGroup'

const defaultPublications = 4

/** The one theme whose home lets its news pass by on phones. */
const carouselTheme = 'squared'

const newsCells = ({ portal }: Scope, id: string, cells: Block[]): Block =>
  portal.theme === carouselTheme ? { type: 'carousel', id, data: { components: cells } } : cellList(id, cells)

/** The latest news. */
export async function publicationsSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const texts = textsOf(scope.locale)
  const { rows } = await findPublications(scope, { offset: 0, limit: place.section.count ?? defaultPublications })
  const blocks: Block[] =
    rows.length === 0
      ? [{ type: 'empty-state', id: `${place.id}-empty`, data: { title: texts.noNews, text: texts.comeBack } }]
      : [
          newsCells(
            scope,
            `${place.id}-cells`,
            rows.map((row) => publicationCell(row, scope)),
          ),
          linkButton(`${place.id}-all`, texts.allNews, '/publication'),
        ]
  return [titledGroup(scope, place, texts.news, blocks)]
}
