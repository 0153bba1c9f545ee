import type { StoreEntry } from '../../../../schemas'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { localized, openScope, type Scope } from '../call/Scope'
import { widgetCommentOffer } from '../participation/offers/commentOffer'
import { ownWidgets, type WidgetRow } from './ownWidgets'
import { isFor, storeWidgets, tileCell, tileContents } from './tiles'
import type { Env, StoreWidgetRow } from './WidgetKind'
import { countCategories } from './wallHandlers'
import { wallTexts } from './wallTexts'
import { configurationModal } from './widgetConfig'
import { widgetKinds } from './widgetKinds'

/** The widgets of the store, or those that the town offers in a layout together with those that the visitor has. */
async function entriesOf(scope: Scope, env?: Env): Promise<StoreEntry[]> {
  const own = await ownWidgets(scope.db, scope.name, await scope.visitor())
  const entries = (await storeWidgets(scope)).map((store) => ({ store, entry: toEntry(scope, store, own) }))
  return entries.flatMap(({ store, entry }) => {
    return env === undefined || entry.owned > 0 || isFor(env)(store) ? [entry] : []
  })
}

function toEntry(scope: Scope, store: StoreWidgetRow, own: readonly WidgetRow[]): StoreEntry {
  const { uid, kind, category, icon, texts } = store
  const { title, summary } = localized(texts, scope)
  const owned = own.filter(({ store_widget }) => store_widget === uid).length
  const widgetKind = widgetKinds[kind]
  const needsSettings = widgetKind?.fields !== undefined || widgetKind?.modal !== undefined
  const categoryTitle = wallTexts(scope.locale)(`category.${category}`)
  return { uid, kind, category, categoryTitle, icon, title, summary, owned, needsSettings }
}

export const readStoreCatalog: Handler<'readStoreCatalog'> = async (call, services) => {
  const scope = await openScope(call, services)
  const items = await entriesOf(scope, call.query.env)
  return {
    data: {
      items,
      categories: countCategories(
        items.map(({ category }) => category),
        scope,
      ),
    },
  }
}

export const listAppStore: Handler<'listAppStore'> = async (call, services) => ({
  data: await entriesOf(await openScope(call, services)),
})

export const readStoreDetails: Handler<'readStoreDetails'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { widgetUid } = call.params
  const own = await ownWidgets(scope.db, scope.name, await scope.visitor())
  const store = (await storeWidgets(scope)).find(({ uid }) => uid === widgetUid)
  if (!store) throw notFound(`The store has no widget "${widgetUid}".`)
  const { title, description, stores } = localized(store.texts, scope)
  const kind = widgetKinds[store.kind]
  const config = kind?.sample ? await kind.sample(scope) : {}
  const [content] = config ? await tileContents(scope, [{ store, config }]) : []
  const configuration = await configurationModal(scope, store)
  return {
    data: {
      entry: toEntry(scope, store, own),
      description,
      stores,
      preview: content ? [tileCell(`example-${store.uid}`, title, store.icon, content)] : [],
      comment: widgetCommentOffer(scope, store.uid, `${pagePaths.widgetForm}?widget=${store.uid}`),
      ...(configuration ? { configuration } : {}),
    },
  }
}
