import type { Messages } from './createText'

/** Texts that are loaded together with the first block that needs them. */
export type TextGroup = 'cells' | 'forms' | 'lists' | 'maps' | 'walks'

/** The texts of the blocks in one language: those of every page, and loaders of the other groups. */
export type Language = {
  first: Messages
  groups: { readonly [G in TextGroup]: () => Promise<{ default: Messages }> }
}
