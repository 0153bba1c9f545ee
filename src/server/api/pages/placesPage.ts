import type { Page } from '../../../../schemas'
import { cellList } from '../blocks/cellsOf'
import { placeCell } from '../blocks/placeCell'
import { isEnabled } from '../scope/isOn'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { textsOf } from '../texts/textsOf'

/** Uid under which all places are read as one content page, unless the town wrote a page of that name itself. */
export const placesUid = 'lieux'

/** Every place of the town, in its own order or by name where the portal says so. */
export async function placesPage(scope: Scope): Promise<Page | undefined> {
  const { db, name, locale, portal } = scope
  const texts = textsOf(locale)
  const rows = await db.selectFrom('place').selectAll().where('portal', '=', name).orderBy('position').execute()
  if (rows.length === 0) return undefined
  if (isEnabled(portal.configs?.mapsSortAZ)) {
    rows.sort((a, b) => localized(a.texts, scope).name.localeCompare(localized(b.texts, scope).name, locale))
  }
  return {
    title: texts.places,
    breadcrumb: [{ title: texts.home, path: '/' }, { title: texts.places }],
    components: [
      { type: 'title', id: 'places-title', data: { text: texts.places, level: 1 } },
      cellList(
        'places-columns',
        rows.map((row) => placeCell(row, scope)),
      ),
    ],
  }
}
