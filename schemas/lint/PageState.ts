import type { Members } from '../check/value'
import type { Pressable } from './rules/ambiguousButtons'
import type { Outline } from './rules/headingJump'

/** The block being visited, and the links and buttons found in it so far. */
export type CurrentBlock = {
  node: Members | undefined
  data: Members | undefined
  type: string | undefined
  siblings: Pressable[] | undefined
}

/** Headings of the page being visited, and its button blocks by label. */
export type PageState = { outline: Outline; buttons: Map<string, Pressable> }

/** State of a page before its first block. `last` is the level of its title, if it has one. */
export const newPageState = (last: number | undefined, level = 2): PageState => ({
  outline: { last, level },
  buttons: new Map(),
})
