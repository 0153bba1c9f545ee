import { campPath, pagePaths } from '../../../../../schemas/routes/pagePaths'
import type { Scope } from '../../call/Scope'
import { localized } from '../../call/Scope'
import { nextCamp } from '../../camps/nextCamp'
import { navigateTo } from '../../fragments/fragments'
import { writeDay } from '../../submissions/writeFields'
import type { TileContent, WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Opens the page of camps; for who has registered a camp, that of the next one, with its place and days. */
export const camps: WidgetKind = {
  service: 'camps',
  notifies: false,
  async tiles(scope, sources) {
    const own = await ownTile(scope)
    return sources.map(
      ({ store }) => own ?? { subtitle: localized(store.texts, scope).summary, action: navigateTo(pagePaths.camps) },
    )
  },
}

/** The tile of the visitor's next camp. */
async function ownTile(scope: Scope): Promise<TileContent | undefined> {
  const camp = await nextCamp(scope)
  if (!camp) return undefined
  const { uid, title, from, until } = camp
  const days = { from: writeDay(from, scope.locale), until: writeDay(until, scope.locale) }
  return { subtitle: wallTexts(scope.locale)('camp', { title, ...days }), action: navigateTo(campPath(uid)) }
}
