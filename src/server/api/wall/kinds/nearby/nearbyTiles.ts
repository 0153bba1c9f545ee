import type { Block, Modal } from '../../../../../../schemas'
import { localized, type Scope } from '../../../call/Scope'
import type { TileOptions } from '../../../collections/tileParts'
import { type StoreWidgetRow, showBlocks, type TileContent, type TileSource, type WidgetConfig } from '../../WidgetKind'
import type { ConfiguredWidget } from './formParts'

/** Records per list. */
const listSize = 10

/** How a kind of widget finds and shows the records around a place. */
type NearbyRecords<Query> = {
  /** Label of the button that changes the settings. */
  changeLabel: string
  /** Returns what to find; undefined for settings without a place. */
  queryOf(config: WidgetConfig): Query | undefined
  /** Returns the modal that changes the settings. */
  modal(scope: Scope, store: StoreWidgetRow, widget?: ConfiguredWidget): Promise<Modal>
  subtitle(query: Query): Promise<string>
  list(query: Query, options: TileOptions): Promise<Block>
}

/** Returns tiles that open a list of the records around a place. Only a visitor's own widget can be changed from its list. */
export async function nearbyTiles<Query>(
  scope: Scope,
  sources: readonly TileSource[],
  { changeLabel, queryOf, modal, subtitle, list }: NearbyRecords<Query>,
): Promise<TileContent[]> {
  return await Promise.all(
    sources.map(async ({ uid, title = null, store, config }) => {
      const query = queryOf(config)
      if (!query) return {}
      const widget = uid === undefined ? undefined : { uid, title, config }
      const change = widget && {
        label: changeLabel,
        action: { handler: 'modal', data: { modal: await modal(scope, store, widget) } } as const,
      }
      const shownTitle = title ?? localized(store.texts, scope).title
      const blocks = [await list(query, { count: listSize, change })]
      return { subtitle: await subtitle(query), action: showBlocks(shownTitle, blocks) }
    }),
  )
}
