import { placePath } from '../../../../../schemas/routes/pagePaths'
import { localized, type Scope } from '../../call/Scope'
import { navigateTo } from '../../fragments/fragments'
import { findPlace, namedPlaces } from '../../places/findPlace'
import { placeCell } from '../../places/placeCell'
import type { WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Shows whether the place that the visitor chose is open. */
export const place: WidgetKind = {
  notifies: false,
  interval: 300,
  async fields(scope) {
    const rows = await findPlacesWithHours(scope)
    const options = rows.map(({ uid, texts }) => ({ value: uid, title: localized(texts, scope).name }))
    return [{ name: 'place', label: wallTexts(scope.locale)('place'), inputType: 'select', required: true, options }]
  },
  async tiles(scope, sources) {
    const uids = sources.map(({ config }) => String(config.place ?? ''))
    const rows = await namedPlaces(scope, uids).execute()
    const texts = wallTexts(scope.locale)
    return uids.map((uid) => {
      const row = rows.find((each) => each.uid === uid)
      if (!row) return { subtitle: texts('gone') }
      const { openStatus, title } = placeCell(row, scope).data
      return {
        subtitle: openStatus ? `${title} · ${texts(openStatus === 'open' ? 'open' : 'closed')}` : title,
        action: navigateTo(placePath(uid)),
      }
    })
  },
  async sample(scope) {
    const [row] = await findPlacesWithHours(scope)
    return row && (await findPlace(scope, row.uid)) ? { place: row.uid } : undefined
  },
}

/** Reads the places with opening hours and a page, by name. */
async function findPlacesWithHours({ db, name }: Scope) {
  const rows = await db
    .selectFrom('place')
    .select(['uid', 'texts', 'details'])
    .where('portal', '=', name)
    .where('has_page', '=', true)
    .orderBy('sort_name')
    .execute()
  return rows.filter(({ details }) => details.schedule.length > 0)
}
