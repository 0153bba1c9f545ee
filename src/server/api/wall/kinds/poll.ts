import type { Block } from '../../../../../schemas'
import { localized } from '../../call/Scope'
import { findPoll } from '../../polls/findPoll'
import { showBlocks, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Shows the poll that the store's settings name. The modal reads it on opening, because the visitor may have voted since. */
export const poll: WidgetKind = {
  notifies: true,
  async tiles(scope, sources) {
    const visitor = await scope.visitor()
    return await Promise.all(
      sources.map(async ({ store }) => {
        const found = await findPoll(scope.db, store.settings.poll ?? '', visitor)
        if (found?.portal !== scope.name) return { subtitle: wallTexts(scope.locale)('gone') }
        const path = `/core-content-service/api/v1/web/portal/${scope.name}/poll/${found.uid}`
        const live: Block<'dynamic-cell'> = { type: 'dynamic-cell', data: { path } }
        return {
          subtitle: localized(found.texts, scope).question,
          action: showBlocks(localized(store.texts, scope).title, [live]),
        }
      }),
    )
  },
}
