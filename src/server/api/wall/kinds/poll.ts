import { findPoll } from '../../polls/findPoll'
import { pollBlock } from '../../polls/pollBlock'
import { localized } from '../../Scope'
import { showBlocks, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Shows the poll that the store's settings name. */
export const poll: WidgetKind = {
  notifies: true,
  async tiles(scope, sources) {
    const visitor = await scope.visitor()
    return await Promise.all(
      sources.map(async ({ store }) => {
        const found = await findPoll(scope.db, store.settings.poll ?? '', visitor)
        if (found?.portal !== scope.name) return { subtitle: wallTexts(scope).gone }
        return {
          subtitle: localized(found.texts, scope).question,
          action: showBlocks(localized(store.texts, scope).title, [pollBlock(found, scope)]),
        }
      }),
    )
  },
}
