import type { Messages } from './createText'

/** Groups of texts, each loaded with the first block that needs it. */
export type TextGroup = 'cells' | 'forms' | 'lists' | 'maps' | 'walks'

/** The texts of the blocks in one language: the texts of every page, and the loaders of the groups. */
export type Language = {
  first: Messages
  groups: { readonly [G in TextGroup]: () => Promise<{ default: Messages }> }
}
