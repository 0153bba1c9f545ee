import type { Selectable } from 'kysely'
import type { Action, Block, Modal } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import type { Tables } from '../../db/Tables'
import type { Scope } from '../Scope'

export type StoreWidgetRow = Selectable<Tables['store_widget']>

/** Settings of a widget by name, as its kind has checked them. */
export type WidgetConfig = Readonly<Record<string, unknown>>

/** What a tile is made from. `uid` is undefined for a tile of the town and for the example in the store. */
export type TileSource = { uid?: string; title?: string | null; store: StoreWidgetRow; config: WidgetConfig }

/** What a tile says now, and what pressing it does; undefined members are left out. */
export type TileContent = {
  subtitle?: string | undefined
  action?: Action | undefined
}

/** What one kind of widget does: the settings it asks for, and the tiles it makes of them. */
export type WidgetKind = {
  /** Whether its widgets can notify. */
  notifies: boolean
  /** Seconds after which a tile is read again; left out where a new page is soon enough. */
  interval?: number
  /** The settings as fields of a form, which also check what is sent. Left out for a kind without settings. */
  fields?(scope: Scope): Promise<FormField[]>
  /** Checks what is sent where the fields alone cannot. Throws an `ApiFailure` with issues by field. */
  parse?(scope: Scope, given: WidgetConfig): Promise<WidgetConfig>
  /** The modal with the settings, where a form of the fields is not enough. `uid` is that of a widget to change. */
  modal?(
    scope: Scope,
    store: StoreWidgetRow,
    widget?: { uid: string; title: string | null; config: WidgetConfig },
  ): Promise<Modal>
  /** The tiles of all widgets of the kind on a wall, in their order. */
  tiles(scope: Scope, sources: readonly TileSource[]): Promise<TileContent[]>
  /** The settings of the example in the store; undefined when the town has nothing to show. */
  sample?(scope: Scope): Promise<WidgetConfig | undefined>
}

/** An action that shows blocks in a modal. */
export const showBlocks = (title: string, components: Block[]): Action<'modal'> => ({
  handler: 'modal',
  data: { modal: { title, components } },
})
