import type { Block } from '../../../../../schemas'
import { cellList } from '../../blocks/cellsOf'
import { linkButton } from '../../blocks/goTo'
import { placeCell } from '../../blocks/placeCell'
import type { Scope } from '../../scope/Scope'
import { textsOf } from '../../texts/textsOf'
import { placesUid } from '../placesPage'
import type { SectionContext } from './SectionPlace'
import { titledGroup } from './titledGroup'

/** Some places in the order they are named, and the way to all of them. */
export async function placesSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const uids = place.section.places ?? []
  if (uids.length === 0) return []
  const texts = textsOf(scope.locale)
  const rows = await scope.db
    .selectFrom('place')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', 'in', uids)
    .execute()
  const cells = uids.flatMap((uid) => rows.filter((row) => row.uid === uid).map((row) => placeCell(row, scope)))
  if (cells.length === 0) return []
  const blocks = [
    cellList(`${place.id}-cells`, cells),
    linkButton(`${place.id}-all`, texts.allPlaces, `/contenu/${placesUid}`),
  ]
  return [titledGroup(scope, place, texts.places, blocks)]
}
