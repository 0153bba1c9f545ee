import type { Selectable } from 'kysely'
import type { Action, Block, Modal } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import type { Service } from '../../../../schemas/routes/services'
import type { Tables } from '../../db/Tables'
import type { Scope } from '../call/Scope'
import { blocksInside } from '../fragments/blocksInside'

export type StoreWidgetRow = Selectable<Tables['store_widget']>

/** The layout that a call is for. */
export type Env = NonNullable<StoreWidgetRow['env']>

/** Settings of a widget by name, validated by its kind. */
export type WidgetConfig = Readonly<Record<string, unknown>>

/** The input of a tile. `uid` is undefined for a tile of the town and for the example in the store. */
export type TileSource = { uid?: string; title?: string | null; store: StoreWidgetRow; config: WidgetConfig }

/** The current subtitle and action of a tile. */
export type TileContent = {
  subtitle?: string | undefined
  action?: Action | undefined
}

/** A kind of widget: its settings and its tiles. */
export type WidgetKind = {
  /** The service whose records the tiles show: a portal without it has no such tile. */
  service?: Service
  /** Whether its widgets can notify. */
  notifies: boolean
  /** Seconds between refreshes of a tile. When absent, a tile changes with the page only. */
  interval?: number
  /** Returns the settings as form fields, which also validate them. Absent for a kind without settings. */
  fields?(scope: Scope): Promise<FormField[]>
  /** Replaces the validation by `fields`. Throws an `ApiFailure` with issues by field. */
  parse?(scope: Scope, given: WidgetConfig): Promise<WidgetConfig>
  /** Replaces the modal made from `fields`. `widget` is the widget to change; absent for a new one. */
  modal?(
    scope: Scope,
    store: StoreWidgetRow,
    widget?: { uid: string; title: string | null; config: WidgetConfig },
  ): Promise<Modal>
  /** Returns one tile per source, in order. */
  tiles(scope: Scope, sources: readonly TileSource[]): Promise<TileContent[]>
  /** Returns the settings of the example in the store; undefined when the town has nothing to show. */
  sample?(scope: Scope): Promise<WidgetConfig | undefined>
}

/**
 * Returns an action that shows blocks in a modal. Removes their ids, because the page may contain the same blocks, and
 * the contract rejects the second block of an id.
 */
export function showBlocks(title: string, components: readonly Block[]): Action<'modal'> {
  const shown = structuredClone([...components])
  for (const block of blocksInside(shown)) delete block.id
  return { handler: 'modal', data: { modal: { title, components: shown } } }
}
