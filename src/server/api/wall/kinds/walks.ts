import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { daysBetween } from '../../../time/zonedTime'
import { localized } from '../../call/Scope'
import { cellList, linkButton } from '../../fragments/fragments'
import { findWalks } from '../../walks/findWalks'
import { readFilter } from '../../walks/walkFilter'
import { walkSummary } from '../../walks/walkSummary'
import { showBlocks, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

const shown = 60

/** Shows another walk each day, in the order of the town. */
export const walks: WidgetKind = {
  service: 'walks',
  notifies: false,
  async tiles(scope, sources) {
    const { rows } = await findWalks(scope, readFilter({}), { offset: 0, limit: shown })
    const walk = rows[rows.length === 0 ? 0 : daysBetween('1970-01-01', scope.today) % rows.length]
    const texts = wallTexts(scope.locale)
    return sources.map(({ store }) =>
      walk
        ? {
            subtitle: localized(walk.texts, scope).title,
            action: showBlocks(localized(store.texts, scope).title, [
              cellList('walks', [walkSummary(walk, scope)]),
              linkButton('all', texts('allWalks'), pagePaths.walks),
            ]),
          }
        : { subtitle: texts('gone') },
    )
  },
}
