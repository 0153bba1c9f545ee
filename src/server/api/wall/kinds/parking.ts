import { showPlate } from '../../../../../schemas/inputs/licencePlate'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { localized, type Scope } from '../../call/Scope'
import { navigateTo } from '../../fragments/fragments'
import { runningSession } from '../../parking/runningSession'
import { formatTime } from '../../texts/formatDate'
import type { WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Opens the page of parking, and shows the session of the visitor that runs. */
export const parking: WidgetKind = {
  service: 'parking',
  notifies: false,
  interval: 60,
  async tiles(scope, sources) {
    const running = await runningText(scope)
    return sources.map(({ store }) => ({
      subtitle: running ?? localized(store.texts, scope).summary,
      action: navigateTo(pagePaths.parking),
    }))
  },
}

/** The running session of the visitor, in words. */
async function runningText(scope: Scope): Promise<string | undefined> {
  const running = await runningSession(scope)
  if (!running) return undefined
  const { plate: given, country, startedAt, endsAt } = running
  const [plate, texts] = [showPlate(given, country), wallTexts(scope.locale)]
  return endsAt === undefined
    ? texts('parkedSince', { plate, time: formatTime(startedAt, scope) })
    : texts('parkedUntil', { plate, time: formatTime(endsAt, scope) })
}
