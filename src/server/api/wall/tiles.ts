import type { Block, WallTile } from '../../../../schemas'
import { localized, type Scope } from '../Scope'
import { ownWidgets, type WidgetRow } from './ownWidgets'
import type { StoreWidgetRow, TileContent, TileSource, WidgetConfig } from './WidgetKind'
import { widgetKinds } from './widgetKinds'

/** Reads the widgets in the town's store, in its order, without unknown kinds. */
export async function storeWidgets({ db, name }: Scope): Promise<StoreWidgetRow[]> {
  const rows = await db.selectFrom('store_widget').selectAll().where('portal', '=', name).orderBy('position').execute()
  return rows.filter(({ kind }) => widgetKinds[kind] !== undefined)
}

/** Returns the content of each tile, in order. Calls each kind once with all of its widgets. */
export async function tileContents(scope: Scope, sources: readonly TileSource[]): Promise<TileContent[]> {
  const kinds = [...new Set(sources.map(({ store }) => store.kind))]
  const contentOf = new Map<TileSource, TileContent>()
  for (const kind of kinds) {
    const own = sources.filter(({ store }) => store.kind === kind)
    const contents = (await widgetKinds[kind]?.tiles(scope, own)) ?? []
    for (const [index, source] of own.entries()) contentOf.set(source, contents[index] ?? {})
  }
  return sources.map((source) => contentOf.get(source) ?? {})
}

export function tileCell(
  uid: string,
  title: string,
  icon: string,
  { subtitle, action }: TileContent,
): Block<'widget-cell'> {
  return {
    type: 'widget-cell',
    id: `tile-${uid}`,
    data: { uid, icon, title, ...(subtitle ? { subtitle } : {}) },
    ...(action ? { action } : {}),
  }
}

/** Returns the tiles of the visitor's widgets. Skips widgets that the town no longer offers. */
export async function ownTiles(scope: Scope, rows: readonly WidgetRow[]): Promise<WallTile[]> {
  if (rows.length === 0) return []
  const stores = new Map((await storeWidgets(scope)).map((store) => [store.uid, store]))
  const known = rows.flatMap((row) => {
    const store = stores.get(row.store_widget)
    return store ? [{ row, store, source: { uid: row.uid, title: row.user_title, store, config: row.config } }] : []
  })
  const contents = await tileContents(
    scope,
    known.map(({ source }) => source),
  )
  return known.map(({ row, store }, index) => toTile(scope, row, store, contents[index] ?? {}))
}

function toTile(scope: Scope, row: WidgetRow, store: StoreWidgetRow, content: TileContent): WallTile {
  const kind = widgetKinds[store.kind]
  const title = row.user_title ?? localized(store.texts, scope).title
  const cell = tileCell(row.uid, title, store.icon, content)
  const block: Block = kind?.interval
    ? {
        type: 'dynamic-cell',
        id: `live-${row.uid}`,
        data: { path: `/core-service/api/v1/web/widget/${row.uid}/tile`, interval: kind.interval, placeholder: cell },
      }
    : cell
  return {
    uid: row.uid,
    storeWidget: store.uid,
    icon: store.icon,
    title,
    ...(content.subtitle ? { subtitle: content.subtitle } : {}),
    category: store.category,
    notifiable: kind?.notifies ?? false,
    notify: row.notify,
    hasSettings: kind?.fields !== undefined || kind?.modal !== undefined,
    block,
  }
}

/** Returns the refreshed tile of one widget; undefined when the town no longer offers it. */
export async function oneTile(scope: Scope, row: WidgetRow): Promise<Block | undefined> {
  const [tile] = await ownTiles(scope, [row])
  if (!tile) return undefined
  return tile.block.type === 'dynamic-cell' ? placeholderOf(tile.block) : tile.block
}

const placeholderOf = ({ data }: Block<'dynamic-cell'>): Block | undefined => data.placeholder

/** Returns the tiles that the town shows to every visitor: widgets without settings. */
export async function townTiles(scope: Scope): Promise<{ store: StoreWidgetRow; block: Block }[]> {
  const config: WidgetConfig = {}
  const shown = (await storeWidgets(scope)).filter(({ on_wall, kind }) => on_wall && !widgetKinds[kind]?.fields)
  const contents = await tileContents(
    scope,
    shown.map((store) => ({ store, config })),
  )
  return shown.map((store, index) => ({
    store,
    block: tileCell(store.uid, localized(store.texts, scope).title, store.icon, contents[index] ?? {}),
  }))
}

/** Returns the visitor's tiles in the portal. */
export const tilesOfVisitor = async (scope: Scope): Promise<WallTile[]> =>
  await ownTiles(scope, await ownWidgets(scope.db, scope.name, await scope.visitor()))
