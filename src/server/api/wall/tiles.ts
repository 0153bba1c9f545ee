import type { Block, WallTile } from '../../../../schemas'
import { localized, type Scope } from '../call/Scope'
import { isServed } from './isServed'
import type { WidgetRow } from './ownWidgets'
import type { Env, StoreWidgetRow, TileContent, TileSource } from './WidgetKind'
import { widgetKinds } from './widgetKinds'

/** Selects the widgets in the town's store, in its order, without those of services that are off. */
export const selectStore = (scope: Pick<Scope, 'db' | 'name' | 'portal'>) =>
  scope.db
    .selectFrom('store_widget')
    .selectAll()
    .where('portal', '=', scope.name)
    .where(isServed(scope))
    .orderBy('position')

/** Reads the widgets in the town's store, in its order, without unknown kinds. */
export const storeWidgets = async (scope: Scope): Promise<StoreWidgetRow[]> =>
  withKind(await selectStore(scope).execute())

export const withKind = (rows: readonly StoreWidgetRow[]): StoreWidgetRow[] =>
  rows.filter(({ kind }) => widgetKinds[kind] !== undefined)

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
    // A no-break space keeps a line from starting with the dot.
    data: { uid, icon, title, ...(subtitle ? { subtitle: subtitle.replaceAll(' · ', '\u00a0· ') } : {}) },
    ...(action ? { action } : {}),
  }
}

/** Returns the tiles of the visitor's widgets. Skips widgets that the town no longer offers. */
export async function ownTiles(
  scope: Scope,
  stores: readonly StoreWidgetRow[],
  rows: readonly WidgetRow[],
): Promise<WallTile[]> {
  const known = rows.flatMap((row) => {
    const store = storeOf(stores, row)
    return store ? [{ row, store, source: { uid: row.uid, title: row.user_title, store, config: row.config } }] : []
  })
  const contents = await tileContents(
    scope,
    known.map(({ source }) => source),
  )
  return known.map(({ row, store }, index) => toTile(scope, row, store, contents[index] ?? {}))
}

/** Finds the store's entry of a visitor's widget; undefined when the town no longer offers it. */
export const storeOf = (stores: readonly StoreWidgetRow[], row: WidgetRow): StoreWidgetRow | undefined =>
  stores.find(({ uid }) => uid === row.store_widget)

function toTile(scope: Scope, row: WidgetRow, store: StoreWidgetRow, content: TileContent): WallTile {
  const kind = widgetKinds[store.kind]
  const title = row.user_title ?? localized(store.texts, scope).title
  const cell = tileCell(row.uid, title, store.icon, content)
  const block: Block = kind?.interval
    ? {
        type: 'dynamic-cell',
        id: `live-${row.uid}`,
        data: {
          path: `/core-service/api/v1/web/widget/${row.uid}/tile`,
          interval: kind.interval,
          placeholder: cell,
          updatedAt: scope.now.toISOString(),
        },
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
  const [tile] = await ownTiles(scope, await storeWidgets(scope), [row])
  if (!tile) return undefined
  return tile.block.type === 'dynamic-cell' ? placeholderOf(tile.block) : tile.block
}

const placeholderOf = ({ data }: Block<'dynamic-cell'>): Block | undefined => data.placeholder

/** Tests whether the town shows and offers a widget in a layout. */
export const isFor =
  (env: Env) =>
  (store: StoreWidgetRow): boolean =>
    store.env === null || store.env === env

/** Returns the widgets without settings that the town shows to every visitor in a layout, except those in `rows`. */
export const townWidgets = (stores: readonly StoreWidgetRow[], rows: readonly WidgetRow[], env: Env) =>
  stores
    .filter(({ on_wall, kind }) => on_wall && !widgetKinds[kind]?.fields && !widgetKinds[kind]?.modal)
    .filter(isFor(env))
    .filter(({ uid }) => !rows.some(({ store_widget }) => store_widget === uid))

/** Returns the tiles of the town's own widgets. */
export async function townTiles(scope: Scope, shown: readonly StoreWidgetRow[]): Promise<Block<'widget-cell'>[]> {
  const contents = await tileContents(
    scope,
    shown.map((store) => ({ store, config: {} })),
  )
  return shown.map((store, index) =>
    tileCell(store.uid, localized(store.texts, scope).title, store.icon, contents[index] ?? {}),
  )
}
