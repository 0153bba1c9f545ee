import { showPlate } from '../../../../../schemas/inputs/licencePlate'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { localized, type Scope } from '../../call/Scope'
import { navigateTo } from '../../fragments/fragments'
import { parkingOwner } from '../../parking/parkingOwner'
import { formatTime } from '../../texts/formatDate'
import type { WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Opens the page of parking, and shows the session that the visitor started and that runs. */
export const parking: WidgetKind = {
  notifies: false,
  interval: 60,
  async tiles(scope, sources) {
    const running = await runningSession(scope)
    return sources.map(({ store }) => ({
      subtitle: running ?? localized(store.texts, scope).summary,
      action: navigateTo(pagePaths.parking),
    }))
  },
}

/** The running session of the visitor that began last, in words. What the database knows is enough for a tile. */
async function runningSession(scope: Scope): Promise<string | undefined> {
  const owner = parkingOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return undefined
  const row = await scope.db
    .selectFrom('parking_session')
    .select(['plate', 'country', 'started_at', 'ends_at'])
    .where('owner', '=', owner)
    .where('portal', '=', scope.name)
    .where('state', '=', 'running')
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', scope.now)]))
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const plate = showPlate(row.plate, row.country)
  const texts = wallTexts(scope.locale)
  return row.ends_at === null
    ? texts('parkedSince', { plate, time: formatTime(row.started_at, scope) })
    : texts('parkedUntil', { plate, time: formatTime(row.ends_at, scope) })
}
