import type { Action, Block } from '../../../../schemas'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { localized, type Scope } from '../call/Scope'
import { storeWidgets } from '../wall/tiles'

type Offered = { uid: string; title: string; icon: string; cell: Block<'content-cell'>; action: Action<'navigation'> }

/** Finds the widgets of these uids in the store of the portal. The action of each leads to the page that adds it. */
export async function findOffered(scope: Scope, uids: readonly string[]): Promise<Offered[]> {
  if (uids.length === 0) return []
  const offered = (await storeWidgets(scope)).filter(({ uid }) => uids.includes(uid))
  return offered.map(({ uid, icon, texts }) => {
    const { title, summary } = localized(texts, scope)
    const action: Action<'navigation'> = {
      handler: 'navigation',
      data: { path: pagePaths.widgetForm, query: { widget: uid } },
    }
    const data = { title, description: { text: summary } }
    return { uid, title, icon, action, cell: { type: 'content-cell', id: `widget-${uid}`, data, action } }
  })
}
