import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { localized } from '../../call/Scope'
import { eventCell } from '../../events/eventPage'
import { upcomingEvents } from '../../events/findEvents'
import { cellList, linkButton } from '../../fragments/fragments'
import { formatShortDay } from '../../texts/formatDate'
import { textsOf } from '../../texts/textsOf'
import { showBlocks, type WidgetKind } from '../WidgetKind'

const shown = 5

/** Shows the next events of the town. */
export const events: WidgetKind = {
  service: 'agenda',
  notifies: true,
  async tiles(scope, sources) {
    const rows = await upcomingEvents(scope, shown).execute()
    const texts = textsOf(scope.locale)
    const [next] = rows
    const cells = rows.map((row) => eventCell(row, scope))
    return sources.map(({ store }) => ({
      subtitle: next
        ? `${formatShortDay(next.starts_at, scope)} · ${localized(next.texts, scope).title}`
        : texts('noEvents'),
      action: showBlocks(localized(store.texts, scope).title, [
        cellList('events', cells),
        linkButton('all', texts('allEvents'), pagePaths.events),
      ]),
    }))
  },
}
